import { SPELL_CARDS } from './cards/index.ts'
import { EVENTS, QUESTS } from './decks.ts'
import { type Code, flat, type Program } from './effects.ts'
import { EVENT_EFFECTS } from './events/index.ts'
import { type EffectId, ROOMS, SIDES, type Side, SPELLS, type SpellId } from './ids.ts'
import { QUEST_PROGRAMS } from './quests/index.ts'
import { ROOM_PROGRAMS } from './rooms.ts'
import { effectOf, type SpellEffect } from './spell.ts'

/** Every program, flattened once; a frame holds a place in it. */
const CODE = new Map<EffectId, Code>()
const SPELL_EFFECTS = new Map<EffectId, { readonly card: SpellId; readonly side: Side; readonly effect: SpellEffect }>()

function compile(id: EffectId, program: Program): void {
  CODE.set(id, flat(program))
}

/** The names of the two effects of a card, made once: a map finds a string it has met faster than an equal one. */
const NAMES = new Map<SpellId, { readonly [S in Side]: EffectId }>()

for (const card of SPELLS) {
  const names = { upper: `${card}.upper`, lower: `${card}.lower` } as const
  NAMES.set(card, names)
  for (const side of SIDES) {
    const effect = effectOf(SPELL_CARDS[card], side)
    compile(names[side], effect.program)
    SPELL_EFFECTS.set(names[side], { card, side, effect })
  }
}
for (const room of ROOMS) compile(room, ROOM_PROGRAMS[room])
for (const quest of QUESTS) compile(quest, QUEST_PROGRAMS[quest])
for (const event of EVENTS) {
  const effect = EVENT_EFFECTS[event]
  compile(event, 'program' in effect ? effect.program : (effect.reaction ?? []))
}

const EMPTY: Code = []

export function codeOf(id: EffectId): Code {
  return CODE.get(id) ?? EMPTY
}

/** The effect that one side of a card is. */
export function effectIdOf(card: SpellId, side: Side): EffectId {
  return NAMES.get(card)?.[side] ?? `${card}.${side}`
}

/** The half of a spell that an effect is, or undefined if it is none. */
export function spellEffect(id: EffectId | null): SpellEffect | undefined {
  return id === null ? undefined : SPELL_EFFECTS.get(id)?.effect
}
