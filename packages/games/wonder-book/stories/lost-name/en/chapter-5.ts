import type { Said } from '../../../story/story.ts'

export const chapter5: Said = {
  chapter: {
    title: 'The Clock without Numbers',
    so_far:
      'In the tower of the clock without numbers you set the pendulum going, gathered the numbers and defeated the Dial Warden. He kept the one missing minute, and it showed the truth: out of shame the dragon himself tore out the page with his name and folded Dogear from it, and echoes of the name scattered over Oniria. You rang the bell so that even the white heard it – and someone in its middle raised his head.',
    note: 'A clock tower rises on the right of the Book. Levels: yard, gears (card 8), dial (a ring of 6 areas, card 8), bell (card 26).',
  },
  areas: {
    court: 'Courtyard',
    pendulum: 'Pendulum',
    cellar: 'Spring Cellar',
    gearbig: 'Great Wheel',
    gearsml: 'Little Wheel',
    lift: 'Spring Lift',
    d6: 'Dial: bottom',
    d8: 'Dial: lower left',
    d10: 'Dial: upper left',
    d12: 'Dial: top',
    d2: 'Dial: upper right',
    d4: 'Dial: lower right',
    bell: 'The Bell',
  },
  'card 1': {
    title: 'Yesterday, Today, Never',
    text: "In the courtyard of the tower a leaf hangs halfway to the ground. The pendulum stands askew, and the clock's face is as smooth as a plate. When you say hello, the word takes a while to reach the other person.",
    note: 'At least 5 face-up tokens in chapter IV: each hero draws 1 scrap. COURAGE: each hero gains 1 spark.',
  },
  'card 2': {
    title: 'Slowed Time',
    text: 'You have only 2 actions per turn. Once per turn you may spend 1 spark (not an action) to take 1 additional action at once.',
    'actions.0.t': 'Hurry',
  },
  'card 3': {
    title: 'Swing the Pendulum',
    text: 'The pendulum is as big as a swing for an elephant. Special action at the Pendulum: roll 3 dice, each success is one push. There is also a broken beetle in the courtyard – you may help it, but you do not have to.',
    'actions.0.t': 'Push the pendulum',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Spring Cellar).',
    goal_text: '9 / 11 / 16 pushes in total (2 / 3 / 4 heroes).',
    'back.text':
      'Tick. Silence. Tock! The pendulum swings, the leaf falls, and your hello arrives everywhere at once. Time is yours again.',
    'back.note': 'Discard card 2. Each hero recovers 1 heart.',
  },
  'card 4': {
    title: 'The Broken Beetle',
    text: 'A brass beetle lies on its back and ticks more and more slowly. Cost: 1 spark.',
    'back.text':
      'You wind it up with the spark. “Ticka!” it ticks. “Ticka, Ticka!” That is apparently its name. Write down the password TICKA. Ticka comes with you (cards 5 and 6).',
  },
  'card 6': {
    title: 'Ticka Helps',
    text: "When you Move out of Ticka's area, you may take it along. At the start of the enemy phase Ticka deals 1 damage to 1 enemy in its area or an adjacent area. Wyrms treat it like a hero; when it has lost all 3 hearts, it hides in a mouse hole for the rest of the chapter.",
  },
  'card 7': {
    title: 'A Bargain with Time',
    text: 'From a crack in the wall comes a voice as slow as honey: “I have a syllable that somebody lost here. Give me one of your hours for it. Or solve my riddle. Or walk on, I have time.”',
    'options.0.t': 'Give an hour (turn 1 fate token face down).',
    'options.0.out':
      'The sun hops a little way across the sky. “Fair trade,” the voice purrs. “The syllable is LIN. And I shall keep the hour safe, you may need it yet.”',
    'options.0.note': 'Write down the passwords LIN and HOUR.',
    'options.1.t': 'Try the riddle: a chosen hero rolls 4 dice, 2 successes needed.',
    'options.1.out':
      '“It runs but has no legs. It strikes but hurts nobody. What is it?” Success: you shout “A clock!” and receive the syllable LIN (write it down as a password). Failure: you shout “A slipper!”, and the voice laughs until the tower shakes: every hero takes 1 damage.',
    'options.2.t': 'Walk on.',
    'options.2.out':
      '“Wise not to waste time,” says the voice. “Take something for the road.” Small things fall out of the wall.',
    'options.2.note': 'Each hero draws 1 scrap.',
  },
  'card 8': {
    title: 'Wheels and Dial',
    text: 'Unfold the gear wheels and the great dial. The clock is running but has no idea what time it is: its numerals have fallen among the cogs! A huge hand sweeps round the dial and brushes aside whatever is in its way.',
  },
  'card 9': {
    title: 'The Great Hand',
    text: 'At the end of each enemy phase the hand moves 1 dial area (12 → 2 → 4 → 6 → 8 → 10 → 12). Heroes in that area take 1 damage, and 1 wyrm in that area goes back to the pool.',
  },
  'card 10': {
    title: 'Gather the Numerals',
    text: 'Three numerals lie on the Great Wheel, the Little Wheel and in the Lift. Carry the Two to the upper right of the dial, the Six to the bottom and the Ten to the upper left (special action of the hero who holds the numeral).',
    'actions.0.t': 'Set the Two',
    'actions.1.t': 'Set the Six',
    'actions.2.t': 'Set the Ten',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Great Wheel). With 4 heroes add 1 more wyrm at the vortex.',
    goal_text: '3 numerals are in their places.',
    'back.text':
      'The clock blinks as if it had put on glasses. Now it knows the time – and it knows too that one minute is missing. Somebody is guarding it.',
    'back.note': 'Each hero recovers 2 hearts. Turn 1 fate token face up.',
  },
  'card 11': { title: 'The Two', text: 'Curved like a swan. Set it on the dial: upper right.' },
  'card 12': { title: 'The Six', text: 'It insists it is a nine. Set it on the dial: bottom.' },
  'card 13': { title: 'The Ten', text: 'It has two digits, so it weighs double. Set it on the dial: upper left.' },
  'card 14': {
    title: 'Between the Teeth of the Great Wheel',
    text: 'The Two goes round and round between the teeth. It must be caught in flight.',
    'back.text':
      'Roll 3 dice. With at least 1 success you catch the numeral (card 11). Failure: the wheel nips your sleeve (1 damage), the card stays in play.',
  },
  'card 15': {
    title: 'On the Little Wheel',
    text: 'The Six spins upside down and pretends to be a nine. “Look how big I am!” it calls.',
    'back.text': '“You are a six and that is all right,” you say. The Six is moved and lets itself be caught (card 12).',
  },
  'card 16': {
    title: 'In the Lift',
    text: 'The Ten is jamming the lift. It takes a little light as grease to move it. Cost: 1 spark.',
    'back.text': 'The lift jumps and spits the Ten (card 13) straight into your arms.',
  },
  'card 23': {
    title: 'The Dial Warden',
    text: '“This minute must not be seen,” booms the brass knight. “I promised the one who tore it out.” Defeat the Warden. The hand keeps sweeping!',
    enemy_text:
      'The Dial Warden: roll 2 dice and resolve the row of the table. Reveal 1 wyrm card (dark vortex: Dial: top). With 4 heroes add 1 more wyrm at the vortex.',
    goal_text: 'The Dial Warden has no hearts left.',
    'back.text':
      'The Warden kneels, and out of his chest slides a drawer with one single minute in it. “I guarded it for so many years,” he says softly. “Perhaps somebody should see it at last.”',
    'back.note': 'Remove 2 wyrms from the board. Each hero recovers 1 heart.',
  },
  'card 24': {
    title: 'The Missing Minute',
    text: 'The minute unrolls like a film. You see a dragon who burned half a library by mistake. He was so ashamed that he tore the page with his own name out of the Book. Three echoes of that name scattered across Oniria. And the page, so that it would not be lonely, he folded into a little dragon.',
  },
  'card 25': {
    title: "Dogear's Question",
    text: 'Dogear watches the minute fade and looks at both sides of her own wings. “So it was he who folded me,” she says, so quietly that the clock holds its breath. “That page is me. Do you think he misses me sometimes?”',
    'options.0.t': 'Own up that you knew, and say sorry (you have the password SECRET).',
    'options.0.out':
      '“I knew that shopping list was suspiciously dragonish,” sniffs Dogear. And then she laughs, first with one corner, then with all of them. Erase the password SECRET and write down the password TRUTH.',
    'options.1.t': 'Shrug (you have the password SECRET).',
    'options.1.out':
      '“I see,” says Dogear in a voice that cools the tea, and flies off to gather scraps. She brings you one each. Without a word.',
    'options.1.note': 'Each hero draws 1 scrap.',
    'options.2.t': 'Hug her (you do not have the password SECRET).',
    'options.2.out':
      "“Who wouldn't?” you ask. Hugging a paper dragon takes a light touch, but you manage without a single crease. Each hero recovers 2 hearts.",
  },
  'card 26': {
    title: 'To the Bell!',
    text: '“He is not evil,” whispers Dogear. “He is just terribly, terribly alone.” Unfold the bell! If it rings, even the White Stain will hear it. But the clock starts to collapse: you must make it before midnight!',
  },
  'card 27': {
    title: 'Ring the Bell',
    text: 'The bell has been silent for a hundred years and is a little shy. Special action at the Bell: roll 3 dice, each success is one stroke. From round 4 on turn 1 fate token face down at the end of each enemy phase (with the password HOUR only from round 5 on).',
    'actions.0.t': 'Strike the bell',
    enemy_text:
      'Reveal 1 wyrm card (dark vortices in turn: Great Wheel, Dial: top). With 4 heroes add 1 more wyrm at the first vortex. From round 4 on (with HOUR from round 5 on) turn 1 fate token face down.',
    goal_text: '11 / 13 / 19 strokes in total (2 / 3 / 4 heroes).',
    'back.text':
      'The last stroke blows the wyrms away like dust. Far off, in the very middle of the whiteness, something huge raises its head and listens.',
  },
  'card 28': {
    title: 'End of Chapter V',
    text: 'The clock now shows the right time, and numerals have grown on its face. Only one thing is left: the page with nothing on it. And somebody who is waiting there.',
    'endings.0.text': 'Time is on your side today. You will start the last chapter with a gift.',
    'endings.1.text': 'You made it with several decent seconds to spare.',
    'endings.2.text': 'Five to twelve! Your hearts beat louder than the bell.',
  },
}
