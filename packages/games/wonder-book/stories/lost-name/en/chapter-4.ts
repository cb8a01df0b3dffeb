import type { Said } from '../../../story/story.ts'

export const chapter4: Said = {
  chapter: {
    title: 'Origami City',
    so_far:
      'In a city folded out of paper you found three ribbons and had to decide who should get them: the mayor or the Crumpled. You caught the kite that had stolen the ribbon of the sky, and named it Zigzag. Then it came to light that Dogear herself is the missing page of the Book. Dogear tied up the tearing sky, and you stopped the Scissor Queen.',
    note: 'A city of paper rises on the left of the Book. Levels: streets, roofs (card 15). The Accordion Bridge folds and unfolds by itself (card 4).',
  },
  areas: {
    pier: 'Boat Pier',
    square: 'Market Square',
    alley: 'Crease Alley',
    market: 'Ribbon Market',
    bridge: 'Accordion Bridge',
    archive: 'Archive',
    townhall: 'Town Hall',
    roofn: 'North Roof',
    roofs: 'South Roof',
    kite: 'Kite Tower',
    garden: 'Sky Garden',
  },
  'card 1': {
    title: 'A Paper Harbour',
    text: 'The boat lands in a city where everything was folded by somebody: houses, pigeons, even the mayor. At the sight of you the street lamps straighten their corners. “Do not step on people!” warns a sign, for some inhabitants are quite flat.',
    note: 'At least 5 face-up tokens in chapter III: each hero draws 1 scrap. BLOT: each hero gains 1 spark. INK: card 2 for a chosen hero.',
  },
  'card 2': {
    title: 'Bottle of Living Ink',
    text: 'Action: deal 1 damage to every enemy in 1 chosen area (yours or adjacent). Then discard this card.',
    'actions.0.t': 'Spill the ink',
  },
  'card 3': {
    title: 'Mayor Cranefold',
    text: 'The mayor, a crane of shiny tissue paper, welcomes you and at once asks for help: the three great ribbons that held the city together are gone. Next to him stands a postman with a telegram from an owl: “HAS ANYBODY SEEN MY SPARKS?”',
    'options.0.t': 'Own up and work off the sparks (you have the password DEBT).',
    'options.0.out':
      "You lick stamps at the post office till evening. Your tongues are stiff as cardboard, but the postman sends your pay in sparks straight to the owl. The answer: “I knew you would return them. I only didn't know when.”",
    'options.0.note': 'Each hero takes 1 damage. Erase the password DEBT. Turn 1 fate token face up.',
    'options.1.t': 'Pretend to know nothing (you have the password DEBT).',
    'options.1.out':
      'The guards look into your pockets and shake their heads for a long time. The postman says nothing, which is even worse. Each hero loses 1 spark.',
    'options.2.t': '“Not for us,” you say truthfully (you do not have the password DEBT).',
    'options.2.out':
      'The postman walks on (the sparks, it will turn out, were in the teapot), and the mayor offers you a paper cake. It tastes like a valentine.',
    'options.2.note': 'A chosen hero draws 1 scrap.',
  },
  'card 4': {
    title: 'The Accordion Bridge',
    text: 'You can leave the bridge on one side only: to the Market Square or to the Town Hall. At the end of each enemy phase the bridge flips: the open side closes and the closed side opens.',
  },
  'card 5': {
    title: 'Three Ribbons',
    text: 'Find the ribbons: the red one in the Market, the blue one in the Alley, the gold one in the Archive. Market and Alley have stacks: the top card must be resolved first.',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Ribbon Market).',
    goal_text: 'You have 3 ribbons (cards 7, 9 and 10).',
    'back.text':
      'The three ribbons rustle in your hands as if alive. The mayor is already waiting in the square. But out of a side street come the Crumpled: townsfolk whom somebody once scrunched into a ball and threw away.',
    'back.note': 'Each hero recovers 2 hearts.',
  },
  'card 6': {
    title: 'Bow the Stallkeeper',
    text: "“Ribbon? Maybe I have it, maybe I don't. My lamp is out and I can't see the prices.” Cost: 1 spark.",
    'back.text': 'Bow turns up the lamp and lifts the cloth. Something red lies beneath.',
  },
  'card 7': {
    title: 'The Red Ribbon',
    text: 'It is tied in a hundred knots, and something growls inside. A note hangs on the last one: “Do not pull!”',
    'back.text': 'You untie the knots. Out of the last one leaps 1 wyrm and drops 1 scrap (you draw it). The ribbon is yours!',
  },
  'card 8': {
    title: 'The Pleated Lane',
    text: 'The lane keeps folding and swapping left for right. You need to feel the rhythm.',
    'back.text': 'Roll 3 dice, you need 1 success. Failure: the lane snaps shut on you (1 damage), the card stays in play.',
  },
  'card 9': {
    title: 'The Blue Ribbon',
    text: 'Newspaper pigeons use it as a hammock. The pigeons are not amused by visitors.',
    'back.text': 'You promise the pigeons a new hammock. To encourage you they add 1 spark.',
  },
  'card 10': {
    title: 'The Gold Ribbon',
    text: 'It is wound round a thick file labelled “MISSING PAGES”. The knot holds tight. Cost: 1 spark.',
    'back.text':
      'The ribbon gives way and out of the file falls a sheet with the outline of a small dragon. Dogear quickly picks it up and hides it. With the password POCKET you check the drawer too, out of habit: you draw 2 scraps.',
  },
  'card 11': {
    title: 'The Stall on the Bridge',
    text: 'A self-folding stall sells paper wings. “Try them on before the bridge folds!”',
    'back.text':
      'Roll 3 dice. With at least 1 success the wings fit like a glove (card 12). With none they are too small: the card stays in play, you may keep trying them on.',
  },
  'card 12': {
    title: 'Paper Wings',
    text: 'Once per turn, 1 spark (not an action): fly to any area at most 2 away (even across solid lines).',
    'actions.0.t': 'Flight',
  },
  'card 13': {
    title: 'Who Gets the Ribbons?',
    text: '“Give them to me,” begs the mayor, “and I shall tie up the bridge and the walls.” “Give them to us,” whisper the Crumpled. “Tied with them we could be straight again. Nobody ever ironed us.”',
    'options.0.t': 'To the mayor: walls and bridge.',
    'options.0.out':
      'The bridge stops folding and stands as it should. The mayor is delighted, and the Crumpled leave without a word. Everyone gets a keepsake.',
    'options.0.note':
      'Write down the password DEAL. Discard card 4: from now on you can leave the bridge on both sides. Each hero draws 1 scrap.',
    'options.1.t': 'To the Crumpled: let them straighten up.',
    'options.1.out':
      'The Crumpled straighten out one by one. Some are love letters, one is a map, and all of them weep for joy. The bridge goes on folding, but the city seems to have grown.',
    'options.1.note': 'Write down the password REVOLT. Each hero recovers 2 hearts.',
  },
  'card 15': {
    title: 'The Fourth Ribbon',
    text: "Unfold the roofs! A thieving kite has snatched the fourth ribbon, the one that ties up the sky. And from where it hung a shadow creeps out and sticks to somebody's back. It grows cold, as if an hour had been torn out of the day.",
    note: 'A chosen hero takes the dark aura token.',
  },
  'card 16': {
    title: 'The Dark Aura',
    text: 'The hero with the dark aura token takes 1 damage at the end of each enemy phase. Action: pass the aura to a hero in your area or an adjacent area. Action, 2 sparks: scatter the aura (put the token away).',
    'actions.0.t': 'Pass the aura',
    'actions.1.t': 'Scatter the aura',
  },
  'card 18': {
    title: 'Catch the Kite!',
    text: 'The kite flees 1 area in each enemy phase. Special action in its area: roll 3 dice, you need 2 successes to grab it; on a failure it flies off at once. Try to come at it from two sides!',
    'actions.0.t': 'Grab the kite',
    enemy_text:
      'The kite flees 1 area. Reveal 1 wyrm card (dark vortices in turn: Ribbon Market, North Roof). With 3 or 4 heroes add 1 more wyrm at the first vortex.',
    goal_text: 'Catch the kite.',
    'back.text':
      '“I only wanted somebody to run after me,” sighs the kite and returns the ribbon. You give it a name: Zigzag. It flies straighter at once.',
    'back.note': 'Each hero recovers 1 heart.',
  },
  'card 23': {
    title: 'The Shape of a Small Dragon',
    text: "The sheet from the Archive slips from under Dogear's wing. The shape matches the stub in the Book to the millimetre: Dogear is the missing page! She has not seen it yet. She looks at you and asks: “What does it say?”",
    'options.0.t': 'Tell her the truth.',
    'options.0.out':
      "Dogear is silent for a long time. “So I am somebody's story,” she says at last. “I wonder if it is a good one.” Then she hugs you with all her corners.",
    'options.0.note': 'Write down the password TRUTH. Turn 1 fate token face up.',
    'options.1.t': 'Keep it to yourselves for now.',
    'options.1.out':
      '“A shopping list,” you say. Dogear nods, but her corners droop a little. In return you have a moment to get ready.',
    'options.1.note': 'Write down the password SECRET. Each hero draws 1 scrap.',
  },
  'card 24': {
    title: 'The Paper Storm',
    text: 'The sky, badly tied, splits at the seam. The wind tears off tiles and blows in wyrms by the handful. On top of the Kite Tower Dogear tries to tie the clouds together with the ribbon you won back. In a bow, because it looks nicer.',
    note: 'Each hero is placed on the South Roof or at the Town Hall.',
  },
  'card 25': {
    title: 'Tie Up the Sky',
    text: 'Hold out for 4 full rounds and protect Dogear, for all her paws are busy. Wyrms treat her like a hero. When she loses her last heart, turn 1 fate token face down and give her back all her hearts.',
    enemy_text:
      'Reveal 1 wyrm card (dark vortices in turn: North Roof, Ribbon Market). Add at the vortices in turn 1 more wyrm with 3 heroes or 2 with 4 heroes.',
    goal_text: '4 full rounds are over.',
    'back.text':
      'The last knot! The sky holds. For a moment only confetti rains down. Then in front of the Town Hall something grates: snip. Snip.',
    'back.note': 'Each hero recovers 1 heart.',
  },
  'card 26': {
    title: 'The Valentine Bush',
    text: 'Valentines bloom in the Sky Garden. One of them is addressed to you.',
    'back.text': "“You're doing well. Somebody from the future.” Every hero recovers 1 heart and you draw 1 scrap.",
  },
  'card 27': {
    title: 'A Chimney Full of Sparks',
    text: 'Sparks shoot out of the chimney. You only have to hold your cap right.',
    'back.text': 'Roll 3 dice. Gain 2 sparks with at least 2 successes, otherwise 1 spark.',
  },
  'card 30': {
    title: 'The Scissor Queen',
    text: "“Too many shapes!” she grates. “I'll cut everything into even strips!” Stop her! With the password REVOLT the Crumpled jam her blades: she loses 2 hearts at once. With the password DEAL the mayor's guard chases off 2 wyrms (remove them from the board).",
    enemy_text:
      'The Scissor Queen: roll 2 dice and resolve the row of the table. Reveal 1 wyrm card (dark vortex: Ribbon Market). Add at the vortex 1 more wyrm with 3 heroes or 2 with 4 heroes.',
    goal_text: 'The Scissor Queen has no hearts left.',
    'back.text':
      'A screw pops out and the Queen falls apart into two paper knives. One of them bows politely and asks whether it might open letters.',
    'back.note': 'Put the dark aura token away.',
  },
  'card 31': {
    title: 'End of Chapter IV',
    text: 'Beyond the roofs stands a clock tower without a single number. “Time stopped there,” says the mayor. “At the very moment when the page disappeared.” Dogear looks that way as if somebody had called her.',
    'endings.0.text': 'The city folds a monument in your honour. Literally folds. You will start the next chapter with a gift.',
    'endings.1.text': 'There is a party in the square, and your names are on every lantern.',
    'endings.2.text': 'Bent but not torn. In Origami they say that is the highest praise.',
  },
}
