import type { Json } from '@grimuar/kernel'
import { type At, count, fields, list, type Of, oneOf, opt, range, script, text, whole, yes } from '../shape.ts'
import { action, cost, word } from './cards.ts'
import { mods } from './mods.ts'

const attack = fields({
  t: text,
  text,
  dice: whole,
  range,
  mode: oneOf('focus', 'spread', 'single', 'free'),
  on_hit: opt(script),
})
export type Attack = Of<typeof attack>
export type AttackMode = Attack['mode']

export const heroCard = fields({
  t: text,
  colour: word,
  hearts: whole,
  who: text,
  attack,
  skill: fields({ id: word, t: text, text, cost, do: script }),
})
export const skillCard = fields({ id: word, t: text, text, mods: opt(mods), cost: opt(cost), do: opt(script) })
export const scrapCard = fields({ id: word, t: text, text, free: opt(yes), reaction: opt(oneOf('roll')), do: script })
export const wyrmCard = fields({
  t: text,
  purple: opt(yes),
  spawn: opt(whole),
  spawn_silver: opt(whole),
  act: opt(whole),
  act_silver: opt(whole),
  recover_first: opt(yes),
  special: opt(script),
  again: opt(yes),
  text: opt(text),
})
export const artefactCard = fields({ id: word, t: text, text, mods: opt(mods), actions: opt(list(action)) })
const row = fields({ t: text, text, do: script })
export const bossCard = fields({ t: text, hearts: count, text, table: fields({ 0: row, 1: row, 2: row }) })
export const allyCard = fields({
  t: text,
  hearts: count,
  target: {
    says: 'true | false',
    read: (json: Json, at: At): boolean => (typeof json === 'boolean' ? json : at.fail('true or false was expected')),
  },
  text,
  down: script,
})
export type HeroCard = Of<typeof heroCard>
export type SkillCard = Of<typeof skillCard>
export type ScrapCard = Of<typeof scrapCard>
export type WyrmCard = Of<typeof wyrmCard>
export type ArtefactCard = Of<typeof artefactCard>
export type BossCard = Of<typeof bossCard>
export type AllyCard = Of<typeof allyCard>
