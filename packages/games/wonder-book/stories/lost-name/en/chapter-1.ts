import type { Said } from '../../../story/story.ts'

export const chapter1: Said = {
  chapter: {
    title: 'The Whispering Tower',
    so_far:
      'One Friday a paper dragon called Dogear lured you to an abandoned tower and got stuck in a jar. Wyrms that eat words jumped out of the well; you beat them back, opened three locks in the attic and undid the clasp of the Wonder Book. The Book showed you Oniria, the land of dragons – and the shred of one torn-out page. Then the letters carried you inside.',
    note: 'The back cover of the Book: plan of the abandoned tower. The attic (level attic) is a flap unfolded by card 16.',
  },
  areas: {
    gate: 'Gate',
    hall: 'Hall',
    kitchen: 'Old Kitchen',
    library: 'Library',
    well: 'Well Chamber',
    stairs: 'Winding Stairs',
    attic: 'Attic',
    balcony: 'Balcony',
    study: "Scribe's Study",
  },
  'card 1': {
    title: 'The Paper Dragon',
    text: 'Friday, last lesson. Something small and white taps on the window: a dragon folded out of paper! It sneezes a handful of letters, winks at you and darts off towards the abandoned tower outside town. Nobody has to say “come on” – the backpacks are already on.',
  },
  'card 2': {
    title: 'The Door without a Handle',
    text: 'The tower looks as if someone forgot to finish it. The door has no handle, only the outlines of four hands cut into the wood. Whose hands will fit? Choose your heroes and take their cards.',
  },
  'card 7': {
    title: 'First Steps',
    text: 'The door closes behind you with a sigh. Inside it smells of dust, wax and a little of thunderstorm. Golden sparks hang in the air, and somewhere high above someone whispers your names as if learning them by heart. A spark spring rises in the Library: if it holds no spark at the start of a player phase, a new one appears.',
  },
  'card 8': {
    title: 'Look Around!',
    text: 'A quiet moment: nobody is chasing you yet. Walk about, collect sparks and look into every place marked by an interaction card.',
    enemy_text: 'Nothing happens. For now.',
    goal_text: 'Resolve all 3 interaction cards.',
    'back.text':
      'The jar on the table starts to shake until the windows rattle. Inside sits your paper dragon, and it is very, very cross.',
  },
  'card 9': {
    title: 'The Purring Cupboard',
    text: 'The cupboard purrs like a cat. One drawer sticks out as if it wanted to be scratched.',
    'back.text': 'You scratch the drawer and it slides out, delighted. Somebody left something useful here!',
    'back.note': 'You draw 1 scrap.',
  },
  'card 10': {
    title: 'The Jar on the Top Shelf',
    text: 'A glass jar stands on top of the shelves. Something moves inside. The ladder has only three rungs, and not in a row.',
    'back.text':
      'Climb! Roll 2 dice. On at least 1 success you come down gracefully with 1 spark in your hand. With none you come down faster than planned (1 damage). Either way the jar is on the table now.',
  },
  'card 11': {
    title: 'The Portrait without a Face',
    text: 'The picture shows a dragon, but where the head should be the canvas is white. A tiny lantern hangs below the frame. Cost: 1 spark.',
    'back.text':
      'When the lantern lights up, a brass key (card 12) drops out of the frame. There used to be a name plate under the picture. Today it is only a smooth piece of brass.',
  },
  'card 12': {
    title: 'Brass Key',
    text: 'Heavy, warm and a little offended that nobody was looking for it. It opens something in the attic.',
  },
  'card 13': {
    title: 'A Dragon in a Jar',
    text: '“My name is Dogear,” the dragon calls from the jar. “I only hid in here for a moment, and the lid snapped shut! You have hands? Then kindly use them!” Next to it stands a desk full of tempting drawers.',
    'options.0.t': 'Free Dogear first.',
    'options.0.out':
      "The lid comes off with a smack and Dogear sits down on somebody's head. “I shall look after you. Somebody has to.” A spark falls from her wings.",
    'options.0.note': 'Write down the password FRIEND. A chosen hero gains 1 spark.',
    'options.1.t': 'Search the drawers first.',
    'options.1.out':
      'You find two useful bits, and Dogear finds a reason to sulk. She gets out on her own with the look of someone who will remember this.',
    'options.1.note': 'Write down the password POCKET. Chosen heroes draw 2 scraps in total.',
  },
  'card 14': {
    title: 'The Well Yawns',
    text: 'A yawn comes from the next room. The well opens like a mouth and creatures made of nothing but teeth jump out of the dark vortex. “Wyrms!” squeaks Dogear. “They eat words! And sandwiches. And people, a bit.”',
  },
  'card 15': {
    title: 'First Clash',
    text: 'Wyrms have 2 life points: after the first damage they are stunned, after the second defeated. Stick together: wyrms love a lonely snack.',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Well Chamber).',
    goal_text: 'Defeat 5 / 5 / 9 wyrms in total (2 / 3 / 4 heroes).',
    'back.text':
      'Silence. Even the dust is afraid to settle. “That was only the doorstep,” Dogear mutters. “The Book is upstairs. If the wyrms get there first, they will eat everything that lives in it. A whole land!”',
    'back.note': 'Each hero recovers 1 heart.',
  },
  'card 16': {
    title: 'Stairs of Rubble',
    text: 'You clear away the rubble and unfold the flap: the attic! The door to the study has three locks, each with a character of its own. And behind you the dark vortex starts climbing the stairs, step by step.',
  },
  'card 17': {
    title: 'The Book Lift',
    text: 'Special action in the Library or in the Attic: spend 1 spark to ride the lift between these two areas. Tuck in your legs.',
    'actions.0.t': 'Lift up',
    'actions.1.t': 'Lift down',
  },
  'card 18': {
    title: 'Three Locks',
    text: 'A stack of cards waits in the attic. The locks are jealous of one another: only the one on top can be tackled. And the key may be handed to somebody close by!',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Winding Stairs).',
    goal_text: 'Open all 3 locks.',
    'back.text':
      "The third lock clicks and the study door opens by the width of a dragon's nose. But something is squeezed between the threshold and the frame…",
  },
  'card 19': {
    title: 'The Sleepy Lock',
    text: 'This lock only wants a night light. Cost: 1 spark.',
    'back.text': 'The spark twinkles, the lock yawns and falls asleep, and the bolt drops by itself.',
  },
  'card 20': {
    title: 'The Touchy Lock',
    text: "“I don't open for just anybody,” it creaks. It needs sweet talk or a proper pull.",
    'back.text':
      'Roll 3 dice, you need 2 successes. It worked? The lock makes up with you and hands you 1 spark. It did not? It goes on sulking: the card stays in play and you may try again.',
  },
  'card 21': {
    title: 'The Real Lock',
    text: 'An ordinary lock. It needs an ordinary key: only the hero with the Brass Key (card 12) may interact.',
    'back.text': 'The key sighs with relief and melts in the lock like a sweet.',
    'back.note': 'Discard card 12. The Study can be entered now.',
  },
  'card 22': {
    title: 'The Old Telescope',
    text: 'The telescope points not at the town but into the tower. Something stands next to it under a sheet.',
    'back.text':
      "Under the sheet stands the Scribe's Lantern (card 23)! It shines even when nobody lights it. Write down the password LANTERN.",
  },
  'card 23': {
    title: "Scribe's Lantern",
    text: 'Action, 1 spark: deal 1 damage to each of up to 2 enemies in your area.',
    'actions.0.t': 'Lantern Flash',
  },
  'card 24': {
    title: 'The Wyrm in the Doorway',
    text: 'A small wyrm is stuck in the gap. It trembles and its teeth chatter – not in threat but in fear. In its mouth it holds a crumb of paper like a cuddly toy.',
    'options.0.t': 'Let it go.',
    'options.0.out':
      'The wyrm looks at you for a long time, lays the crumb of paper on the threshold and disappears. It is the first wyrm in history to say thank you, even if without words.',
    'options.0.note': 'Write down the password MERCY. Remove 1 wyrm from the board.',
    'options.1.t': 'Chase it off with a bang.',
    'options.1.out':
      'You make a noise like a hundred pots. Wyrms all over the tower flatten the ears they do not have, and you feel a little bigger.',
    'options.1.note': 'Write down the password COURAGE. Each hero recovers 1 heart, and a chosen hero draws 1 scrap.',
  },
  'card 26': {
    title: 'The Clasp of the Book',
    text: 'On the desk lies the Wonder Book, held shut by an iron clasp. Special action in the Study: roll 2 dice, each success loosens the clasp by 1 notch. Spending a spark adds 1 die.',
    'actions.0.t': 'Pry the clasp',
    'actions.1.t': 'Pry the clasp with a spark',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Attic).',
    goal_text: 'Loosen the clasp by 8 / 9 / 14 notches (2 / 3 / 4 heroes).',
    'back.text':
      'The clasp bursts with the sound of the school bell. The wyrms shrink and are sucked into the spine of the Book, and a wind starts turning the pages.',
  },
  'card 27': {
    title: 'The Missing Page',
    text: 'The Book shows mountains, rivers and a tree as big as a city. Oniria, land of dragons! But right in the middle there is a ragged stub: somebody tore one page out. Dogear looks at the stub and for the first time says nothing.',
  },
  'card 32': {
    title: 'End of Chapter I',
    text: 'The letters lift you like warm rain falling upwards. You hold on to hands, backpacks and one paper tail. The tower is gone – and Oniria begins.',
    'endings.0.text':
      'Nobody has done this well for three hundred years! Dogear does a triple somersault in the air. You will start the next chapter with a gift.',
    'endings.1.text': 'Great work. A bit ruffled but very brave, you land in a new world.',
    'endings.2.text': 'By a whisker! Dogear mends the holes in your sleeves and promises not to tell.',
  },
}
