import type { Said } from '../../../story/story.ts'

export const chapter2: Said = {
  chapter: {
    title: 'The Tree of a Thousand Letters',
    so_far:
      'On a tree whose leaves are letters, Glossa the owl was forgetting her own name. You gathered the falling letters for her, walked her granddaughter Dot home to the nest and lit the lanterns in the crown. The light woke the Great Muncher, who in the end coughed up the whole alphabet and fell asleep. From the treetop you saw a white stain: a dragon once lived there whose name nobody remembers.',
    note: 'The Book opens for the first time: a tree rises from the middle. Levels: roots, trunk (card 8), crown (card 19).',
  },
  areas: {
    meadow: 'Comma Meadow',
    brook: 'Brook of Rhymes',
    gnarl: 'Gnarled Roots',
    burrow: 'Black Burrow',
    moss: 'Mossy Glade',
    spiral: 'Spiral Steps',
    hollow: 'Owl Hollow',
    bark: 'Bark Balcony',
    fork: 'The Fork',
    leafw: 'Leaves A to L',
    leafe: 'Leaves M to Z',
    nest: 'The Odd Nest',
  },
  'card 1': {
    title: 'A Landing in the Grass',
    text: 'You drop onto a meadow where commas grow instead of daisies. Above you rustles a tree, and each of its leaves is one letter. But why are so many leaves completely white?',
    note: 'At least 5 face-up tokens in chapter I: each hero draws 1 scrap. FRIEND: a chosen hero gains 1 spark.',
  },
  'card 2': {
    title: 'Glossa the Owl',
    text: '“Shut your beaks and prick up your ears!” cries an owl in glasses without glass. “I am Glossa, the librarian. The wyrms are gnawing my letters! A little more and I shall forget my own name. Oh, there it goes. What is my name?”',
  },
  'card 3': {
    title: 'Falling Letters',
    text: 'Three important letters have fallen from the tree: one floats in the brook, one lies in the moss and one is stuck in the roots. Gather them before they are eaten.',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Black Burrow).',
    goal_text: 'Resolve cards 4, 5 and 6.',
    'back.text':
      'The three letters arrange themselves into the word “HOW”, then, after some thought, into “WHO”. “Who? Whooo? Me!” the owl rejoices. “My name is Glossa and this is my tree!” The trunk slides open like a curtain.',
    'back.note': 'Each hero recovers 1 heart.',
  },
  'card 4': {
    title: 'The Letter in the Brook',
    text: 'The letter pirouettes on the water and has no intention of coming ashore. The brook hums to itself: “splish and splash, mind your moustache”.',
    'back.text':
      'Roll 3 dice. With at least 1 success you grab the letter, and with it 1 spark that stuck to it. With none you fall in up to your ears: 1 damage, and the letter floats on (the card stays in play).',
  },
  'card 5': {
    title: 'The Letter in the Moss',
    text: 'A beetle sleeps on the letter and snores in vowels. Only light will wake it. Cost: 1 spark.',
    'back.text': 'The beetle opens one eye, bows and hands over the letter, along with 1 scrap it had been using as a pillow.',
  },
  'card 6': {
    title: 'The Letter in the Roots',
    text: 'The letter is wedged between two roots. Something is pulling at it from the other side!',
    'back.text': 'You tug with all your might. The letter pops out, and after it a wyrm that had it in its mouth.',
  },
  'card 7': {
    title: 'The Fading Lamps',
    text: "The steps inside the trunk are dark, for the lamps have gone out. “They need sparks,” says Glossa. “But I won't insist. The sparks are yours, and the darkness is only mine.” Lighting the lamps costs the team 2 / 3 / 4 sparks in total.",
    'options.0.t': 'Give the sparks and light the lamps.',
    'options.0.out':
      'The lamps flare up one after another, right to the top of the tree. “I shall remember this,” whispers Glossa. “And memory is rare with me.”',
    'options.0.note': 'Spend 2 / 3 / 4 sparks in total. Write down the password GLOW. Each hero recovers 1 heart.',
    'options.1.t': 'Keep the sparks for the wyrms.',
    'options.1.out': "You grope along and collect a few bumps, but in the dark you stumble on somebody's hidden stash.",
    'options.1.note': 'A chosen hero takes 1 damage. Chosen heroes draw 2 scraps in total.',
  },
  'card 8': {
    title: 'The Trunk Opens',
    text: "Unfold the trunk: spiral steps, owl hollow and bark balcony. From the brook comes a squeaky “heeelp”: Dot, Glossa's youngest granddaughter, has fallen out of the nest!",
  },
  'card 9': {
    title: 'Hand in Wing',
    text: "When you take a Move action out of Dot's area, you may take her with you. Wyrms treat Dot like a hero. When she loses her last heart, turn 1 fate token face down and give her back 3 hearts.",
  },
  'card 10': {
    title: 'Living Steps',
    text: 'The steps carry you: when you Move onto the Spiral Steps, you may at once go 1 more area. This is not an action. Dot stays behind then, for it makes her dizzy.',
  },
  'card 12': {
    title: 'Walk Dot Home',
    text: 'Dot is very brave as long as someone holds her wing. Take her to the Owl Hollow.',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Black Burrow). With 4 heroes add 1 more wyrm at the vortex.',
    goal_text: 'Dot is in the Owl Hollow.',
    'back.text': '“He-roes,” says Dot. It is her first whole word. Glossa pretends there is something in her eye.',
    'back.note': 'Discard card 9. Each hero recovers 1 heart.',
  },
  'card 18': {
    title: 'The Golden Quill',
    text: 'In the hollow lies the golden quill with which all Oniria was written. “What it writes, stays,” says Glossa and goes to put the kettle on. Beside the quill stands her money box full of sparks.',
    'options.0.t': 'Ask for the quill and promise to bring it back.',
    'options.0.out':
      '“Nobody ever asked before,” marvels Glossa. “They only wanted. Take it, but remember: it writes on a blank page only.” With the quill you get a mug of tea each.',
    'options.0.note': 'Write down the password QUILL. Each hero recovers 1 heart.',
    'options.1.t': 'Touch nothing. Ask for advice.',
    'options.1.out':
      '“Whoever eats letters is hungry for a name,” says the owl. “Remember that when it gets scary.” Each of you receives a spark for the road.',
    'options.1.note': 'Each hero gains 1 spark.',
    'options.2.t': 'Quietly take the sparks from the money box.',
    'options.2.out': 'Your pockets are full of light, but somehow nobody looks anybody in the eye.',
    'options.2.note': 'Write down the password DEBT. Each hero gains 2 sparks.',
  },
  'card 19': {
    title: 'Up in the Crown',
    text: 'Unfold the crown! Three letter lanterns hang on the branches, all of them out. High up in an odd nest of paper something is scuffling. And the dark vortex is climbing the bark.',
  },
  'card 20': {
    title: 'Three Lanterns',
    text: 'Light the lanterns on both sides of the crown and at the Fork. You may visit the nest, but you do not have to. Though something glints gold up there…',
    enemy_text: 'Reveal 1 wyrm card (dark vortex: Bark Balcony). With 4 heroes add 1 more wyrm at the vortex.',
    goal_text: 'Resolve cards 21, 22 and 23.',
    'back.text':
      'Light floods the crown – and wakes something very large. Leaves rustle, branches creak and somebody swallows loudly.',
  },
  'card 21': {
    title: 'Western Lantern',
    text: 'It hangs on the hook of a letter J. Cost: 1 spark.',
    'back.text': 'The lantern giggles, flares up green and drops 1 scrap. You draw it.',
  },
  'card 22': {
    title: 'Eastern Lantern',
    text: 'It swings on the tail of a letter Q. Cost: 1 spark.',
    'back.text': 'The lantern sneezes and lights up blue. It warms your heart: you recover 2 hearts.',
  },
  'card 23': {
    title: 'Middle Lantern',
    text: 'This lantern is afraid of heights and clenches its wick. It needs calming.',
    'back.text': 'Roll 3 dice, you need 2 successes. If you fail, the lantern hides in the leaves: the card stays in play.',
  },
  'card 24': {
    title: 'The Odd Nest',
    text: 'The nest is woven from crumbs of a single page. Inside two letters written in gold are gleaming.',
    'back.text':
      'If you have the password MERCY: a familiar little wyrm peeks out and hands you the letters itself, and 1 scrap with them. If not: you must snatch them (3 dice, 2 successes). Failure: 1 damage and 1 wyrm appears in the nest; the card stays in play. The golden letters read OR: once they are yours, write down this password.',
  },
  'card 26': {
    title: 'The Great Muncher',
    text: 'Something green, soft and terribly hungry drops onto the Fork with a squelch. In the enemy phase roll 2 dice for the Muncher and check the table on its card. It can be attacked like a wyrm but cannot be stunned.',
    enemy_text:
      'The Great Muncher: roll 2 dice and resolve the row of the table. Reveal 1 wyrm card (dark vortex: Leaves M to Z). With 4 heroes add 1 more wyrm at the vortex.',
    goal_text: 'The Great Muncher has no hearts left.',
    'back.text':
      'The Muncher hiccups three times and spits out a whole alphabet. Then it rolls into a cocoon and starts to snore peacefully – perhaps it is full at last.',
  },
  'card 27': {
    title: 'Where the Ink Flows',
    text: "From the top you can see all of Oniria – and a white stain growing on the horizon. “A dragon used to live there,” says Glossa, “but I don't remember which. Nobody does. Look in the caves below the roots. Ink never forgets.”",
  },
  'card 28': {
    title: 'End of Chapter II',
    text: 'You slide down the roots into a darkness that smells of a new exercise book. Dogear holds on to your backpack a little tighter than usual.',
    'endings.0.text': 'The tree bows to you with all its branches at once. You will start the next chapter with a gift.',
    'endings.1.text': 'Glossa carves your names into the bark so as not to forget them.',
    'endings.2.text': 'Glossa carves your names into the bark. One is misspelt, but it is the thought that counts.',
  },
}
