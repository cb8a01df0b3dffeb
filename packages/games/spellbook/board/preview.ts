/** What a level of a spell would do for a seat as things stand, said in a line. Counts only: whether it may be used is for the rules. */
import type { Seat } from '@grimuar/kernel'
import { raisable, takeable } from '../actions.ts'
import {
  COLOURS,
  type Colour,
  colourOf,
  FAMILIAR_SPACES,
  kindOf,
  levelOf,
  NONE,
  POOL_LIMIT,
  type Program,
  type Rune,
  runeOf,
  runeOn,
  type SpellId,
  type Step,
  type Token,
  type Which,
} from '../cards.ts'
import { bestLevel, purse, TRIOS } from '../payment.ts'
import { varyingPoints } from '../score.ts'
import type { SpellbookTable } from '../table.ts'
import type { SpellbookText } from '../text/shape.ts'
import { imagine, type SpellbookView } from '../view.ts'
import { areaAt, spellName } from './sight.ts'

/** What a level means now: of a spell not yet learned, whether it can be paid for; of a learned one, what it would do. */
export function preview(text: SpellbookText, view: SpellbookView, seat: Seat, colour: Colour, level: number): string {
  const area = areaAt(view, seat)
  const spell = view.spells[colour] as SpellId
  const owned = area.levels[colour] as number
  const { now } = text.board
  const { points, ways, lasting } = levelOf(spell, level)
  const said: string[] = []
  if (owned === 0) said.push(price(text, area.pool, colour, level))
  else if (level <= owned && ways.length > 0) {
    const rune = runeOn(area.cards[colour] as Token)
    said.push(ways.map((program) => effect(text, view, seat, spell, program, rune)).join(` ${text.or} `))
    if (area.since[colour] === view.day) said.push(now.tomorrow)
  }
  if (lasting?.when === 'morning') said.push(now.actions(lasting.actions))
  if (typeof points !== 'number') said.push(now.worth(varyingPoints(points, area, colour)))
  return said.join('; ')
}

function price(text: SpellbookText, pool: readonly Token[], colour: Colour, level: number): string {
  const { now } = text.board
  const owned = pool.filter((token) => colourOf(kindOf(token)) === colour).length
  if (owned >= level) return now.afford
  if (owned === 0) return now.noColour
  return bestLevel(purse(pool), colour, TRIOS.wilds, TRIOS.rune) >= level ? now.affordWild : now.lacking(owned, level)
}

/** What the steps of an action come to, one after another. */
function effect(text: SpellbookText, view: SpellbookView, seat: Seat, spell: SpellId, program: Program, rune: Rune): string {
  const { now } = text.board
  const table = imagine(view)
  const { pool } = areaAt(view, seat)
  let size = pool.length
  let altar = view.altar.length
  const said: string[] = []
  for (const step of program) {
    if (step.do === 'pay') {
      const wanted = step.rune === 'card' ? rune : step.rune
      const held = count(pool, wanted)
      if (held === 0) return now.lacks(wanted)
      size--
    }
    said.push(clause(text, view, table, seat, spell, step, rune, size, altar))
    if (step.do === 'draw') size = Math.min(POOL_LIMIT, size + step.n)
    if (step.do === 'pour') altar += step.n
  }
  return said.filter(Boolean).join(', ')
}

function clause(
  text: SpellbookText,
  view: SpellbookView,
  table: SpellbookTable,
  seat: Seat,
  spell: SpellId,
  step: Step,
  rune: Rune,
  size: number,
  altar: number,
): string {
  const { now } = text.board
  const area = areaAt(view, seat)
  const free = FAMILIAR_SPACES - area.familiar.length
  const drawing = (n: number) => {
    const got = Math.min(n, POOL_LIMIT - size, view.bag + view.tray.length)
    return got > 0 ? now.draw(got, got < n && size + got === POOL_LIMIT) : now.drawNothing(size >= POOL_LIMIT)
  }
  switch (step.do) {
    case 'draw':
      return drawing(step.n)
    case 'drawUntil':
      return drawing(Math.max(0, step.n - size))
    case 'pour':
      return now.pour(step.n)
    case 'pay': {
      const wanted = step.rune === 'card' ? rune : step.rune
      return now.pay(wanted, count(area.pool, wanted))
    }
    case 'discard':
      return now.discard(Math.min(step.n, size))
    case 'take': {
      const of = step.which.rune === undefined && step.which.colour !== 'stored' ? altar : matching(table, seat, step.which, rune)
      if (step.to === 'familiar') return free === 0 ? now.full : now.takeAndStore(Math.min(step.n, of, free))
      const got = Math.min(step.n, of, POOL_LIMIT - size)
      return got > 0 ? now.take(got, of) : now.takeNothing(size >= POOL_LIMIT)
    }
    case 'swap':
      return now.swap(Math.min(step.n, size))
    case 'store': {
      if (free === 0) return now.full
      const what =
        step.alike === 'cardRune'
          ? count(area.pool, rune) >= step.n && text.runes[rune]
          : COLOURS.map((_, c) => c)
              .filter((c) => area.pool.filter((token) => colourOf(kindOf(token)) === c).length >= step.n)
              .map((c) => text.materials[c])
              .join(', ')
      return what ? now.store(Math.min(step.n, free), what) : now.storeNothing
    }
    case 'settle':
      return now.settle(step.level)
    case 'sweep':
      return now.sweep(view.altar.length)
    case 'raise': {
      const spells = raisable(table, seat, spell).map((c) => spellName(text, view.spells[c] as SpellId))
      return spells.length ? now.raise(spells.join(', ')) : now.raiseNothing
    }
    case 'learn': {
      const held = purse(area.pool)
      const spells = view.spells.filter((_, c) => area.levels[c] === 0 && bestLevel(held, c, step.wilds, rune) > 0)
      return spells.length ? now.learn(spells.map((id) => spellName(text, id)).join(', ')) : now.learnNothing
    }
    case 'copy':
      return now.copy
    case 'othersTake':
      return now.othersTake
    case 'othersDraw':
      return now.othersDraw
    case 'act':
      return now.act
  }
}

function count(pool: readonly Token[], rune: Rune): number {
  return pool.filter((token) => runeOf(kindOf(token)) === rune).length
}

/** How many altar tokens a level may take from. */
function matching(table: SpellbookTable, seat: Seat, which: Which, rune: Rune): number {
  const wanted = which.rune === undefined ? NONE : which.rune === 'card' ? rune : which.rune
  const kinds = takeable(table, seat, which, wanted)
  return table.altar.filter((token) => kinds & (1 << kindOf(token))).length
}
