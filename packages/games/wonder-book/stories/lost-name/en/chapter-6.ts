import type { Said } from '../../../story/story.ts'

export const chapter6: Said = {
  chapter: {
    title: 'The Blank Page',
    so_far:
      'On the blank page you drew a way, and those you had not forgotten came running to help. You wrote sentences about courage, friendship and light until the white laid bare its heart: the Nameless. You got through to him and had to choose how this story ends. Then the Book sent you back to the classroom, where exactly five minutes had passed.',
    note: 'The last spread: white. Levels: margin, lines (card 4), heart (card 13). Areas appear when you “draw” them.',
  },
  areas: {
    margin: 'The Margin',
    crease: 'The Crease',
    stub: 'The Stub',
    line1: 'First Line',
    line2: 'Second Line',
    line3: 'Third Line',
    inkwell: 'Dry Inkwell',
    eye: 'Eye of Silence',
    heart: 'Heart of the Page',
    void: 'The Void',
  },
  'card 1': {
    title: 'White',
    text: 'There is no sky here, no ground and no shadows. Only white, and you. “This is where I was before I was me,” says Dogear. Whenever you blink, the world gets a little smaller.',
    note: 'At least 5 face-up tokens in chapter V: each hero draws 1 scrap. SECRET: Dogear flies ahead and does not look back; it makes everybody sad (1 damage).',
  },
  'card 2': {
    title: 'The Whiteness',
    text: 'The Whiteness erases the lonely. At the end of each enemy phase every conscious hero with no other conscious hero in the same or an adjacent area takes 1 damage.',
  },
  'card 3': {
    title: 'Draw the Way',
    text: 'There is no way yet: it has to be drawn, if need be with a finger. Special action at the Crease or the Stub: roll 1 die, or 3 dice if you spend 1 spark. Each success is one stroke.',
    'actions.0.t': 'Draw with a spark',
    'actions.1.t': 'Draw with a finger',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: The Stub).',
    goal_text: '6 / 9 / 12 strokes in total (2 / 3 / 4 heroes).',
    'back.text':
      'Strokes join into lines, lines into paths. It is wobbly, but it is there! And behind you there are footsteps. Many footsteps.',
    'back.note': 'Each hero recovers 1 heart.',
  },
  'card 4': {
    title: 'Who Came Running?',
    text: "Unfold the lines. Pattering, rustling, squelching: those whom you did not forget have come running! “You didn't think,” pants somebody at the back, “that we would let you finish this story without us?”",
    note: 'GLOW without DEBT: Glossa (each hero recovers 2 hearts). BLOT: the Blot (2 sparks on the Second Line). INK: a bottle of ink (card 5 for a chosen hero). DEAL: the guard (remove 2 wyrms from the board). REVOLT: the Crumpled (each hero draws 1 scrap). QUILL: the golden quill (card 24 for a chosen hero). TICKA: the beetle (cards 6 and 7). TRUTH: Dogear winks at you (turn 1 fate token face up).',
  },
  'card 5': {
    title: 'Bottle of Living Ink',
    text: 'Action: deal 1 damage to every enemy in 1 chosen area (yours or adjacent). Then discard this card.',
    'actions.0.t': 'Spill the ink',
  },
  'card 7': {
    title: 'Ticka Helps',
    text: "When you Move out of Ticka's area, you may take it along. At the start of the enemy phase Ticka deals 1 damage to 1 enemy in its area or an adjacent area. Wyrms treat it like a hero; when it has lost all 3 hearts, it hides in a fold of the page for the rest of the chapter.",
  },
  'card 8': {
    title: 'Three Sentences',
    text: 'For the page to stop being blank, something must be written on it. One sentence on each line: about courage, about friendship and about light.',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Dry Inkwell). With 3 or 4 heroes add 1 more wyrm at the vortex.',
    goal_text: 'Resolve cards 9, 10 and 11.',
    'back.text':
      'Three sentences glow like windows at night. The whiteness trembles and bares its heart. In the very middle somebody sits curled up, big as a mountain and all alone.',
    'back.note': 'Each hero recovers 1 heart.',
  },
  'card 9': {
    title: 'A Sentence about Courage',
    text: 'The pen trembles in your hand. What is courage, really?',
    'back.text':
      '“I am afraid, and I go all the same.” Roll 3 dice, you need 2 successes (with the password COURAGE 1 is enough). Failure: the letters scatter, the card stays in play.',
  },
  'card 10': {
    title: 'A Sentence about Friendship',
    text: 'This sentence cannot be written alone: at least 2 conscious heroes must be on the Second Line. Even the full stop is better set together.',
    'back.text': 'One writes, one dictates, both laugh. “Together does not mean the same.”',
    'back.note': 'Every hero on the Second Line recovers 1 heart.',
  },
  'card 11': {
    title: 'A Sentence about Light',
    text: 'You must write about light with light. Cost: 2 sparks.',
    'back.text': '“Even the smallest spark is bigger than all the darkness around it.”',
    'back.note': 'You recover 1 heart.',
  },
  'card 12': {
    title: 'The Bottom of the Inkwell',
    text: 'The inkwell is dry, but something rattles at the bottom. It sounds like luck in a box.',
    'back.text': 'It was scraps and forgotten luck. You draw 2 scraps and recover 1 heart.',
  },
  'card 13': {
    title: 'The Nameless',
    text: 'Unfold the heart of the page. A white dragon without eyes turns to you and cries out, but the cry has no words and so hurts twice as much. Wyrms pour from his shadow: all the words he has forgotten about himself.',
  },
  'card 15': {
    title: 'The Wordless Cry',
    text: 'Whoever forgets who they are becomes afraid of everybody. First you must get through to him: bring him down to at most 18 / 20 / 26 hearts (2 / 3 / 4 heroes).',
    enemy_text:
      'The Nameless: roll 2 dice and resolve the row of the table. Reveal 1 wyrm card (dark vortex: The Void). Add 1 more wyrm at the vortex (2 with 4 heroes).',
    goal_text: 'The Nameless has at most 18 / 20 / 26 hearts.',
    'back.text':
      'The dragon sinks to his paws and for the first time falls silent. Dogear lands between you and him. “Now,” she says. “Now or never.”',
    'back.note': 'Discard card 2. Each hero recovers 2 hearts. Remove 2 wyrms from the board.',
  },
  'card 17': {
    title: 'Now or Never',
    text: 'The dragon pants, and with every breath the world fades and returns. Will you call him by his name, if you know all three syllables? Give the Book its page back, if Dogear trusts you? Or fight to the end?',
    'options.0.t': 'Call him by his name (passwords OR, ME and LIN).',
    'options.0.out':
      '“OR… ME… LIN…” you try in a whisper. The dragon lifts his head. The name must be brought to him in three pieces, from three sides.',
    'options.1.t': 'Return the page (password FRIEND or TRUTH).',
    'options.1.out': '“I knew I would come back here one day,” says Dogear. “Just walk me part of the way, all right?”',
    'options.2.t': 'Fight to the end.',
    'options.2.out': 'Fists, spray cans, bats and sweets go up. Dogear covers her eyes with a wing.',
  },
  'card 18': {
    title: 'Call Him by His Name',
    text: 'Call OR in the Eye of Silence, ME in the Heart of the Page and LIN in the Void (special action: roll 3 dice, 1 success needed, in the Heart of the Page 2). The Nameless and the wyrms still act.',
    'actions.0.t': 'Call OR',
    'actions.1.t': 'Call ME',
    'actions.2.t': 'Call LIN',
    enemy_text:
      'The Nameless: roll 2 dice and resolve the row of the table. Reveal 1 wyrm card (dark vortex: The Void). Add 1 more wyrm at the vortex (2 with 4 heroes).',
    goal_text: 'All three syllables have been called.',
    'back.text':
      '“ORMELIN!” you call together. Golden eyes open in the white face. Colours come back so fast that they rush like wind.',
  },
  'card 19': {
    title: 'Ending: Two Dragons',
    text: 'Ormelin bends over Dogear. “I folded you so that you would not be alone,” he says, “and it was you who did not leave me.” Dogear need not go back into the Book at all: all Oniria knows the name now, so it can simply be written anew. And you write the first sentence.',
    note: 'Turn 1 fate token face up.',
  },
  'card 20': {
    title: 'Ending: The Name',
    text: 'Ormelin weeps ink, and out of every tear grows a letter. “I am sorry,” he says, and those are his first words in a hundred years. Dogear sits down on his nose and corrects his comma. They will have a lot to talk about.',
  },
  'card 21': {
    title: "Dogear's Way",
    text: 'A page is put into a book from the margin, so Dogear starts on the Margin. Take her to the Heart of the Page: when you Move out of her area, you may take her along. Wyrms treat her like a hero; when she loses her last heart, turn 1 fate token face down and give her back all her hearts. The Nameless still acts.',
    enemy_text:
      'The Nameless: roll 2 dice and resolve the row of the table. Reveal 1 wyrm card (dark vortex: The Void). Add 1 more wyrm at the vortex (2 with 4 heroes).',
    goal_text: 'Dogear is in the Heart of the Page and there are no wyrms there.',
    'back.text':
      'Dogear unfolds crease by crease until she is what she was: a page written in gold. She slips into the Book without a rustle. The first word on it is: Ormelin.',
  },
  'card 22': {
    title: 'Ending: The Copy',
    text: '“What it writes, stays,” you remember and pull out the golden quill. You copy the page word by word and then fold the copy: corner, corner, wing, tail. Dogear opens one eye. “Crooked,” she says. “But it will do.” And the quill, as promised, goes back to Glossa.',
    note: 'Turn 1 fate token face up.',
  },
  'card 23': {
    title: 'Ending: The Page',
    text: "Ormelin reads his page and slowly becomes himself. In the margin, in tiny letters, there is a note that was not there before: “Hello. Don't be sad. You can always open it here. Your Dogear”.",
  },
  'card 24': {
    title: 'The Golden Quill',
    text: 'What it writes, stays. Action, once: choose SLEEP (all wyrms in your area go back to the pool) or HEALTH (every hero recovers 2 hearts). Then discard this card.',
    'actions.0.t': 'Write a word',
    'actions.0.do.0.choose.0.t': 'SLEEP',
    'actions.0.do.0.choose.1.t': 'HEALTH',
  },
  'card 25': {
    title: 'To the End',
    text: 'If words will not do, so be it. The Nameless gathers his strength: he recovers 2 hearts and calls his wyrms. Defeat him!',
    enemy_text:
      'The Nameless: roll 2 dice and resolve the row of the table. Reveal 1 wyrm card (dark vortex: The Void). Add 1 more wyrm at the vortex (2 with 4 heroes).',
    goal_text: 'The Nameless has no hearts left.',
    'back.text':
      'The dragon lies down and becomes transparent as tracing paper. The vortex closes with a quiet sigh, and the wyrms crumble into letters.',
  },
  'card 26': {
    title: 'Ending: The Crumb',
    text: "Out of the heap of letters comes a small wyrm – the one from the tower. In its mouth it carries a crumb of paper and lays it on the dragon's paw. There are two letters of a name on it. It is not much, but one has to start somewhere.",
    note: 'Turn 1 fate token face up.',
  },
  'card 27': {
    title: 'Ending: Silence',
    text: 'Oniria is safe. The white turns into snow, and the snow into spring. Only Dogear sometimes sits at the edge of the page and asks: “What was his name, really?” Perhaps next time you will find out.',
  },
  'card 28': {
    title: 'The Way Back',
    text: "The Book opens wide. On the other side you can see the classroom, Friday and the last lesson: exactly five minutes have passed. A newspaper pigeon is waiting on the windowsill. You hand it a note: “You're doing well. Somebody from the future.” It knows whom to bring it to.",
  },
  'card 29': {
    title: 'End of Chapter VI',
    text: 'The last full stop of “The Lost Name” is in its place. Add up your face-up fate tokens from all chapters and read the epilogue.',
    'endings.0.text': 'A finale worthy of a legend. Even the dust on the shelf applauds.',
    'endings.1.text': 'A finale with a racing heart, but with a smile.',
    'endings.2.text': 'A finale on the last spark. Those are told the longest.',
    'epilogue.0.text':
      'The dragons name you Keepers of the Book. Each of you receives a blank sheet – and the right to write on it whatever you like.',
    'epilogue.1.text': 'Oniria makes up a song about you. The chorus is a little off key, but everybody knows the words.',
    'epilogue.2.text':
      "There is a new book in Glossa's library: about friends who did not give up. It has many stains and not a single blank page.",
  },
}
