import { counted } from '@grimuar/contract'
import type { NotesText } from './board.ts'

const wyrms = (n: number) => counted('en', n, { one: 'wyrm', other: 'wyrms' })
const hearts = (n: number) => counted('en', n, { one: 'heart', other: 'hearts' })

export const notes: NotesText = {
  preview: {
    dice: (n) => `${counted('en', n, { one: 'die', other: 'dice' })}, each with an even chance of success.`,
    hit: (percent) => `At least one success: ${percent} %.`,
    need: (n, percent) => `${counted('en', n, { one: 'success', other: 'successes' })} needed: ${percent} %.`,
    best: (stunned, defeated, lost) =>
      `At best: ${[
        ...(defeated ? [`${wyrms(defeated)} defeated`] : []),
        ...(stunned ? [`${wyrms(stunned)} stunned`] : []),
        ...(lost ? [`${hearts(lost)} off a boss`] : []),
      ].join(', ')}.`,
    page: 'Then a new page is read.',
    then: (question) => `Then: ${question}`,
    again: 'Tap once more to do it.',
    act: 'Do it',
  },
  phase: {
    title: 'Enemy phase',
    skip: 'Skip',
    summary: ({ cards, spawned, hurt, fell, fate, units }) => [
      ...(cards.length ? [`Wyrm cards: ${cards.join(', ')}.`] : []),
      ...(spawned ? [`New on the board: ${wyrms(spawned)}.`] : []),
      ...hurt.map(({ hero, hearts: n }) => `${hero} loses ${hearts(n)}.`),
      ...units.map(({ unit, hearts: n }) => `${unit} loses ${hearts(n)}.`),
      ...fell.map((hero) => `${hero} falls unconscious.`),
      ...(fate ? [`${counted('en', fate, { one: 'fate token', other: 'fate tokens' })} turned down.`] : []),
    ],
    quiet: 'Nobody was hurt.',
  },
  counsel: {
    title: 'The paper dragon whispers',
    means: (who) => `${who} means to:`,
    why: {
      goal: (area) => `The goal asks for something there: ${area}.`,
      look: (area) => `There is something to look at: ${area}.`,
      fight: (area) => `Wyrms are there: ${area}.`,
      boss: (area) => `The boss is there: ${area}.`,
      escort: (area) => `That way goes whoever has to be brought along: ${area}.`,
      spark: (area) => `A spark lies there: ${area}.`,
      meet: (area) => `All are needed there: ${area}.`,
      guard: (area) => `Someone there wants company: ${area}.`,
      price: (area) => `A spark is needed first, and one lies there: ${area}.`,
      crowd: (area) => `There are too many wyrms here: ${area}.`,
      counts: () => 'This card counts for the goal.',
      curious: () => 'There is time to look, and it may help later.',
      progress: () => 'This brings the goal closer.',
      several: () => 'It reaches several enemies at once.',
      finish: () => 'A stunned wyrm falls with one more hit. Left alone, it stands up.',
      stun: () => 'A stunned wyrm does not bite in the coming enemy phase.',
      thin: () => 'The fewer wyrms stand here, the fewer bite.',
      bossHit: () => 'Every heart the boss loses brings the end closer.',
      poor: () => 'Sparks pay for skills and cards, and there are too few of them.',
      swift: () => 'It goes further than a single step.',
      idle: () => 'Nothing here is worth it now.',
      heal: (hero) => `${hero} has the fewest hearts.`,
      weak: (hero) => `${hero} needs it most.`,
      strong: (hero) => `${hero} can bear it best.`,
      rich: (hero) => `${hero} has the most sparks.`,
      danger: (hero) => `${hero} stands beside the most enemies.`,
      nearer: () => 'Someone else is nearer to where it is needed.',
      short: (n) => `Successes still missing: ${n}.`,
      enough: () => 'There are enough successes already.',
      tooDear: () => 'The heart is worth more than the failures.',
      usual: () => 'The usual way spares the weakest.',
      equal: () => 'All answers are about as good.',
      yours: () => 'This is for you to decide. Whatever you choose, the story goes on.',
    },
  },
  news: {
    wyrm: {
      title: 'The first wyrm',
      text: 'It has two lives: the first hit stuns it, the second defeats it. In the enemy phase those that stand bite.',
    },
    reroll: {
      title: 'Rolling again',
      text: 'Once in your own turn a heart lets you roll all failures again. The last heart cannot be spent.',
    },
    stack: { title: 'A stack', text: 'Several cards lie here. Only the top one can be used; then the next comes to light.' },
    ally: { title: 'An ally', text: 'Allies have a rule of their own, and some walk along with a hero who moves.' },
    boss: {
      title: 'A boss',
      text: 'The number above it is its hearts. In the enemy phase it rolls dice and does what its row says.',
    },
    aura: {
      title: 'The dark aura',
      text: 'It hurts whoever carries it. The rule in force says when, and how to pass it on or scatter it.',
    },
  },
}
