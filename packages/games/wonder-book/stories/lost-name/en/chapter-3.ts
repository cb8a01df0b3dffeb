import type { Said } from '../../../story/story.ts'

export const chapter3: Said = {
  chapter: {
    title: 'The Inkwell Caves',
    so_far:
      'In caves full of ink you mended a bridge of pencils and closed three valves before the tide of ink could drown you. On the island the Blot woke with its seventeen eyes, and was calmed. Then the roof came down, and at the last moment you slipped into the vault. In the chest lay gifts and a letter in a hand that Dogear somehow knew.',
    note: 'A drawer with caves opens below the tree. Levels: mouth, depths (card 13), vault (card 25). Areas that close are covered with a black flap.',
  },
  areas: {
    ledge: 'Rock Ledge',
    gallery: 'Gallery of Echoes',
    pool: 'Black Pool',
    bridge: 'Pencil Bridge',
    shaft: 'The Shaft',
    mill: 'Pigment Mill',
    crystal: 'Crystal Grotto',
    lake: 'Lake of Ink',
    isle: "Blot's Island",
    door: 'Vault Gate',
    vault: 'Dragon Vault',
  },
  'card 1': {
    title: 'Down the Roots',
    text: 'It is as dark as the inside of a pencil case. Ink drips from the walls and forms words that somebody licks off at once. “Paper and puddles,” mutters Dogear, standing on tiptoe. “What could possibly go wrong?”',
    note: 'LANTERN: card 3 for a chosen hero. At least 5 face-up tokens in chapter II: each hero draws 1 scrap.',
  },
  'card 2': {
    title: 'Darkness',
    text: 'You attack with 1 die less (always at least 1) unless a conscious hero with a light (card 3 or 10) is in your area or at most 2 areas away.',
  },
  'card 3': {
    title: "Scribe's Lantern",
    text: 'Light. Action, 1 spark: deal 1 damage to each of up to 2 enemies in your area.',
    'actions.0.t': 'Lantern Flash',
  },
  'card 4': {
    title: 'Who Is Splashing?',
    text: 'The Black Pool gurgles and spits out wyrms smeared to the tips of their teeth. The bridge across the chasm was once made of pencils, but somebody pulled two of them out. “I only borrowed them,” coughs Dogear. “A hundred years ago.”',
  },
  'card 5': {
    title: 'Mend the Bridge',
    text: 'Find two giant pencils (Gallery of Echoes and Black Pool) and lay them on the bridge: special action on the Pencil Bridge for a hero who holds a pencil. Pencils can be handed on.',
    'actions.0.t': 'Lay the yellow pencil',
    'actions.1.t': 'Lay the blue pencil',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Black Pool). With 4 heroes add 1 more wyrm at the vortex.',
    goal_text: 'Both pencils lie on the bridge.',
    'back.text':
      'The pencils jump into place and sharpen themselves with joy. The bridge is ready! Something big and wet murmurs under your feet.',
    'back.note': 'Each hero recovers 1 heart.',
  },
  'card 6': { title: 'Yellow Pencil', text: 'As long as a bicycle. Lay it on the Pencil Bridge.' },
  'card 7': { title: 'Blue Pencil', text: 'Hardness 10H, which is almost iron. Lay it on the Pencil Bridge.' },
  'card 8': {
    title: 'The Talking Pencil',
    text: 'A yellow pencil leans against the wall and the echo repeats its every word. “Take me! …me… me…”',
    'back.text': 'You take the pencil (card 6). The echo repeats your laughter long after you have stopped.',
  },
  'card 9': {
    title: 'Something Sticks Out',
    text: 'A blue tip sticks out of the black water. The water looks as if it were looking.',
    'back.text':
      'Roll 3 dice. With at least 1 success you pull out the pencil (card 7). With none you do too, but the water pinches: 1 damage.',
  },
  'card 10': {
    title: 'Firefly in a Jar',
    text: 'Light. The firefly is called Watt and knows two jokes, both about light bulbs.',
  },
  'card 11': {
    title: 'A Green Blink',
    text: 'Something blinks green behind a stone: three short, three long, three short. The echo swears it is not to blame.',
    'back.text': 'It is Watt the firefly! He is lost too and happy to give some light (card 10).',
  },
  'card 12': {
    title: 'Two Tunnels',
    text: 'Beyond the bridge the way splits. On the left you hear the creak of a mill and the clink of something valuable. On the right there is a glow of crystals and somebody singing softly.',
    'options.0.t': 'Through the mill.',
    'options.0.out':
      'The mill is grinding colours. Each of you comes out in a different shade and with something in the pocket, but the noise wakes a wyrm in the Shaft.',
    'options.0.note': 'Each hero draws 1 scrap. You start in the Pigment Mill, and 1 wyrm appears in the Shaft.',
    'options.1.t': 'Through the crystals.',
    'options.1.out': 'The singing belongs to a crystal that knows a single note. In its glow you feel light and safe.',
    'options.1.note': 'Each hero recovers 2 hearts, and a chosen hero gains 1 spark. You start in the Crystal Grotto.',
  },
  'card 13': {
    title: 'The Depths',
    text: 'The bridge folds up behind you like an accordion: no way back. Unfold the depths! A lake of ink slops below, and the three valves that held it are open. Dogear, being paper, does not enjoy the view.',
  },
  'card 14': {
    title: 'The Tide of Ink',
    text: 'Close the 3 valves. At the end of each enemy phase the tide rises by 1. When it reaches 5: turn 1 fate token face down, every hero at the Lake of Ink takes 1 damage and the tide goes back to 2.',
    enemy_text:
      'Reveal 1 wyrm card (dark vortex: Lake of Ink). With 4 heroes add 1 more wyrm at the vortex. The tide rises by 1.',
    goal_text: 'Resolve cards 15, 16 and 17.',
    'back.text':
      'The last valve squeals and the lake draws back with an offended slurp. An island appears in the middle. And on the island an eye opens. Then another. Then a seventeenth.',
    'back.note': 'Each hero recovers 1 heart.',
  },
  'card 15': {
    title: 'The Mill Valve',
    text: 'Rusty and stuck with paint. It needs muscle.',
    'back.text':
      'Roll 3 dice, you need 2 successes. It worked? 1 scrap falls out from behind the pipe, you draw it. Failure: the valve will not budge, the card stays in play.',
  },
  'card 16': {
    title: 'The Grotto Valve',
    text: 'Made of glass. Only light can open or close it. Cost: 1 spark.',
    'back.text': 'The spark sinks into the glass and the valve closes with a soft ding. You recover 1 heart.',
  },
  'card 17': {
    title: 'The Two-Person Valve',
    text: 'It has two handles, one at each end. You may turn it only if at least 2 conscious heroes are in the Shaft.',
    'back.text': 'One, two, heave! Friendship has its own mechanics: every hero in the Shaft recovers 1 heart.',
  },
  'card 18': {
    title: 'The Singing Crystal',
    text: 'The crystal hums one syllable over and over and asks: “Sing me some light.” Cost: 2 sparks, or nothing with the password GLOW.',
    'back.text':
      'With the password GLOW the crystal recognises the lamps of the tree at once. Without it spend 2 sparks. Now you hear it clearly: ME! Write this syllable down as a password.',
  },
  'card 21': {
    title: 'The Blot Is Angry',
    text: '“WHO TURNED OFF MY BATH?!” gurgles the Blot, glaring with every eye at once. Beat it before it drowns you in anger.',
    enemy_text:
      'The Blot: roll 2 dice and resolve the row of the table. Reveal 1 wyrm card (dark vortex: Lake of Ink). With 4 heroes add 1 more wyrm at the vortex.',
    goal_text: 'The Blot has no hearts left.',
    'back.text':
      "The Blot grows smaller and smaller until only a puddle the size of a plate is left. “I didn't mean to,” it sniffs without a nose. “Somebody spilt me and never cleaned up.”",
  },
  'card 22': {
    title: 'What about the Blot?',
    text: 'The puddle looks at you with seventeen small eyes. You can stay and wash it properly, though it stings your hands. Or you can bottle this extraordinary ink while it is calm.',
    'options.0.t': 'Wash the Blot.',
    'options.0.out':
      'You scrub until it shines like a night-blue sky. The Blot gurgles with joy and promises to wash you too one day.',
    'options.0.note': 'Write down the password BLOT. Each hero takes 1 damage. Turn 1 fate token face up.',
    'options.1.t': 'Bottle the ink.',
    'options.1.out':
      'The cork goes pop and the cave falls silent. The bottle is heavy, strong and a little warm. At the bottom there is always a drop left for next time.',
    'options.1.note': 'Write down the password INK. A chosen hero takes card 23.',
  },
  'card 23': {
    title: 'Bottle of Living Ink',
    text: 'Action: deal 1 damage to every enemy in 1 chosen area (yours or adjacent). Then discard this card.',
    'actions.0.t': 'Spill the ink',
  },
  'card 25': {
    title: 'The Gate below the Island',
    text: 'Below the Blot there were steps, and behind the steps a gate with an inscription so old that its letters have beards. Unfold the vault! Then the ceiling goes crack.',
  },
  'card 26': {
    title: 'The Roof Is Falling',
    text: 'At the end of each enemy phase another area closes: first the Crystal Grotto, then the Pigment Mill, last the Shaft. Everything on it moves to the Lake of Ink, and heroes caught there take 1 damage.',
  },
  'card 27': {
    title: 'To the Vault!',
    text: 'The gate is ticklish, but only when touched by light. Special action at the Gate: roll 1 die, or 3 dice if you spend 1 spark; each success moves the bolt. After 2 / 2 / 3 successes (2 / 3 / 4 heroes) the gate gives way. Then everybody inside!',
    'actions.0.t': 'Move the bolt',
    'actions.1.t': 'Push the gate',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Lake of Ink). With 4 heroes add 1 more wyrm at the vortex.',
    goal_text: 'All heroes are in the Dragon Vault.',
    'back.text':
      "The gate slams shut a hair's breadth behind the last heel. It is quiet. In the middle of the vault stands a chest, and on its lid there is the print of a dragon's paw. No signature.",
  },
  'card 28': {
    title: 'The Treasure Chest',
    text: "Open the treasure chest envelope! As Dogear reads the letter, her corners tremble. “I know this handwriting,” she whispers. “I don't know how, but I do.”",
  },
  'card 29': {
    title: 'End of Chapter III',
    text: 'An underground river flows out of the vault, and paper boats rock on it. Each has a label: “To Origami”. You climb in, and behind you the caves slowly forget that you were there.',
    'endings.0.text':
      'Clean, safe and richer by treasures. The caves have never seen such an expedition. You will start the next chapter with a gift.',
    'endings.1.text': 'Smeared but safe. The echo will repeat your jokes for a long time.',
    'endings.2.text':
      'Phew! A moment longer and you would have become blots yourselves. Dogear dries her wings and pretends she was not afraid.',
  },
}
