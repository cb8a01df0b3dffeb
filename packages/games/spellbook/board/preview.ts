/** The effect of a level of a spell for a seat now, in a line. It only counts: the rules decide whether the level may be used. */
import type { Seat } from '@grimuar/kernel'
import { levelOf, type SpellId } from '../cards.ts'
import type { Colour, LevelNumber, Token } from '../components.ts'
import { ownCast } from '../flow/spells.ts'
import { foresee } from '../foresee.ts'
import { bestLevel, ownedIn, purse, TRIOS } from '../payment.ts'
import { varyingPoints } from '../score.ts'
import type { SpellbookText } from '../text/shape.ts'
import type { Fact } from '../verbs/index.ts'
import type { VerbName } from '../verbs/steps.ts'
import { imagine, type SpellbookView } from '../view.ts'
import { areaAt, spellName } from './derived.ts'

/** The meaning of a level now: for a spell not yet learned, whether it can be paid for; for a learned one, its effect. */
export function preview(text: SpellbookText, view: SpellbookView, seat: Seat, colour: Colour, level: LevelNumber): string {
  const area = areaAt(view, seat)
  const owned = area.levels[colour]
  const { now } = text.board
  const { points, ways, lasting } = levelOf(view.spells[colour], level)
  const said: string[] = []
  if (owned === 0) said.push(price(text, area.pool, colour, level))
  else if (level <= owned && ways.length > 0) {
    const table = imagine(view)
    const effects = ways.map((_, way) => effect(text, foresee(table, ownCast(table, seat, { colour, level, way }))))
    said.push([...new Set(effects)].join(` ${text.or} `))
    if (area.since[colour] === view.day) said.push(now.tomorrow)
  }
  if (lasting?.when === 'morning') said.push(now.actions(lasting.actions))
  if (typeof points !== 'number') said.push(now.worth(varyingPoints(points, area, colour, view.rulings)))
  return said.join('; ')
}

function price(text: SpellbookText, pool: readonly Token[], colour: Colour, level: LevelNumber): string {
  const { now } = text.board
  const held = purse(pool)
  const owned = ownedIn(held, colour)
  if (owned >= level) return now.afford
  if (owned === 0) return now.noColour
  return bestLevel(held, colour, TRIOS.wilds, TRIOS.rune) >= level ? now.affordWild : now.lacking(owned, level)
}

/** The effects of an action's instructions, one after another. */
function effect(text: SpellbookText, facts: readonly Fact[]): string {
  return [...new Set(facts.map((fact) => clause(text, fact)))].filter(Boolean).join(', ')
}

function clause<V extends VerbName>(text: SpellbookText, fact: Fact<V> & { readonly verb: V }): string {
  const names = (ids: readonly SpellId[]) => ids.map((id) => spellName(text, id)).join(', ')
  return text.board.now.step[fact.verb](fact, names)
}
