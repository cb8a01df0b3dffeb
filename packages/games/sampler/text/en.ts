import { counted } from '@grimuar/contract'
import type { SamplerText } from './shape.ts'

export const en: SamplerText = {
  works: { climb: 'climb', dig: 'dig', sing: 'sing', trade: 'trade', rest: 'rest' },
  supplies: { lamp: 'lamp', torch: 'torch', cloak: 'cloak', rope: 'rope', bread: 'bread' },
  shrines: { sun: 'shrine of the Sun', moon: 'shrine of the Moon', star: 'shrine of the Star' },
  paths: { bridge: 'over the bridge', cave: 'through the cave' },
  cards: { blank: 'a blank card', ward: 'a ward' },
  modes: { rivals: 'everyone for themselves', team: 'all together against the Shadow' },
  parts: { dusk: 'dusk', tale: 'earlier chapter', work: 'work', shrine: 'shrines', storm: 'storm', page: 'the page' },
  shadow: 'the Shadow',
  sparks: (n) => counted('en', n, { one: 'spark', other: 'sparks' }),
  coins: (n) => counted('en', n, { one: 'coin', other: 'coins' }),
  cardsInHand: (n) => `${counted('en', n, { one: 'card', other: 'cards' })} in hand`,
  chapter: (n) => `Chapter ${n}`,
  round: (n, of, chapter) => `Chapter ${chapter}, round ${n} of ${of}`,
  ask: {
    plan: 'Plan your day in secret: what you do, in this order.',
    pack: 'Pack supplies for everyone.',
    share: 'Lay coins on the shrines.',
    ward: (power) => `A storm of strength ${power} is coming. Ward it off?`,
    path: 'Which way? Anyone may decide for all.',
  },
  wait: {
    plan: (names) => `Waiting for plans: ${names}.`,
    pack: (names) => `${names} packs supplies.`,
    share: (names) => `${names} lays coins on the shrines.`,
    ward: (names) => `A storm is coming. Waiting for ${names}.`,
    path: (names) => `Anyone may choose the way: ${names}.`,
  },
  pass: 'Let it come',
  ward: 'Play a ward',
  and: (words) => (words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`),
  afterwards: ', then ',
  event: {
    round: (round, lead) => `Round ${round} begins; ${lead} leads.`,
    drew: (card) => `You drew ${card}.`,
    worked: (name, works, sparks) => `${name}: ${works} (${sparks}).`,
    packed: (name, supplies) => `${name} packs ${supplies}.`,
    shared: (name, coins) => `${name} lays coins: ${coins}.`,
    warded: (name, power) => `${name} plays a ward: the storm has strength ${power}.`,
    storm: (name, taken) =>
      taken
        ? `The storm takes ${counted('en', taken, { one: 'spark', other: 'sparks' })} from ${name}.`
        : 'The storm passes without harm.',
    path: (name, path) => `${name} leads everyone ${path}.`,
    bridge: 'The page says: a safe way. Everyone gains a spark.',
    cave: (roll, good) =>
      good
        ? `The page says: a treasure (roll ${roll}). Everyone gains 2 sparks.`
        : `The page says: darkness (roll ${roll}). The Shadow gains 3 sparks.`,
  },
  table: { lead: 'leads', packed: 'Packed', coins: 'Coins', hand: 'Your hand', nothing: 'nothing yet' },
  options: { mode: 'Who plays against whom', rounds: 'Rounds', tale: 'Tale' },
  outcome: {
    youWon: 'You won!',
    won: (names, many) => `${names} ${many ? 'win' : 'wins'}.`,
    shadowWon: 'The Shadow wins.',
    teamWon: 'You won together!',
    teamLost: 'The Shadow wins: you lost together.',
    tie: (names) => `A draw: ${names}.`,
  },
}
