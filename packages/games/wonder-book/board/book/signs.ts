import type { AnyMove } from '../../asks/questions.ts'
import { inRange } from '../../board.ts'
import type { WonderEvent } from '../../events.ts'
import { attackOf } from '../../flow/combat.ts'
import type { Foresight } from '../../foresee.ts'
import { imagine, type WonderView } from '../../view.ts'

/** The signs of a move in the book: figures with a short sign, by their keys, and its areas. */
export interface Signs {
  readonly figures: { readonly [key: string]: string }
  readonly areas: readonly string[]
}

const NONE: Signs = { figures: {}, areas: [] }
const DEFEATED = '✕'

/** Signs what a move would do, what enemies are just doing, or what has just happened in the middle of a move. */
export function signsOf(
  v: WonderView,
  aimed: AnyMove | undefined,
  seen: Foresight | undefined,
  playing: WonderEvent | undefined,
  told: readonly WonderEvent[],
): Signs {
  if (playing) return signsIn([playing])
  if (told.length) return signsIn(told)
  if (!aimed || !seen) return NONE
  const { figures, areas } = signsIn(seen.events)
  return { figures: { ...reachOf(v, aimed), ...figures }, areas }
}

function signsIn(events: readonly WonderEvent[]): Signs {
  const figures: { [key: string]: string } = {}
  const areas: string[] = []
  const add = (key: string, sign: string) => {
    figures[key] = figures[key] ? `${figures[key]} ${sign}` : sign
  }
  const signed = (n: number, sign: string) => (n === 0 ? '' : `${n > 0 ? '+' : '−'}${Math.abs(n)} ${sign}`)
  for (const event of events) {
    switch (event.kind) {
      case 'moved':
      case 'wyrmMoved':
      case 'unitMoved':
        areas.push(event.to)
        break
      case 'spawned':
      case 'blast':
      case 'removed':
        areas.push(event.area)
        break
      case 'damaged':
        add(
          typeof event.enemy === 'number' ? `wyrm:${event.enemy}` : `unit:${event.enemy}`,
          event.outcome === 'defeated' ? DEFEATED : `−${event.n}`,
        )
        break
      case 'unitHearts':
        add(`unit:${event.unit}`, signed(event.change, '♥'))
        break
      case 'hurt':
        add(`hero:${event.hero}`, signed(-event.n, '♥'))
        break
      case 'gained':
        add(`hero:${event.hero}`, [signed(event.hearts, '♥'), signed(event.sparks, '✦')].filter(Boolean).join(' '))
        break
      case 'collected':
        add(`hero:${event.hero}`, signed(event.sparks, '✦'))
        break
      case 'paid':
        add(`hero:${event.hero}`, signed(-event.sparks, '✦'))
        break
      case 'bite':
        add(`wyrm:${event.wyrm}`, '!')
        break
      default:
    }
  }
  return { figures, areas }
}

/** Areas and figures that a move has touched, by their zones and keys: they stay marked until the next one. */
export function touchedBy(events: readonly WonderEvent[]): ReadonlySet<string> {
  const touched = new Set<string>()
  for (const event of events) {
    if ('hero' in event) touched.add(`hero:${event.hero}`)
    if ('wyrm' in event) touched.add(`wyrm:${event.wyrm}`)
    if ('unit' in event) touched.add(`unit:${event.unit}`)
    if ('card' in event) touched.add(`card:${event.card}`)
    if ('area' in event) touched.add(`area:${event.area}`)
    if ('areas' in event) for (const area of event.areas) touched.add(`area:${area}`)
    if (event.kind === 'swapped') touched.add(`hero:${event.other}`)
    if (event.kind === 'gave') touched.add(`hero:${event.from}`).add(`hero:${event.to}`)
    if (event.kind === 'moved' || event.kind === 'wyrmMoved' || event.kind === 'unitMoved') touched.add(`area:${event.to}`)
    if (event.kind === 'edge') touched.add(`area:${event.a}`).add(`area:${event.b}`)
    if (event.kind === 'damaged') touched.add(`${typeof event.enemy === 'number' ? 'wyrm' : 'unit'}:${event.enemy}`)
    if (event.kind === 'bossRow') touched.add(`unit:${event.boss}`)
  }
  return touched
}

/** Enemies an attack could hit. */
function reachOf(v: WonderView, move: AnyMove): { readonly [key: string]: string } {
  const question = v.common.ask?.question
  if (!('do' in move) || move.do !== 'attack' || question?.kind !== 'act') return {}
  const t = imagine(v)
  const areas = inRange(t, v.heroes[question.hero]?.area ?? '', attackOf(t, question.hero).range)
  const wyrms = v.wyrms.filter(({ area }) => areas.includes(area)).map(({ id }) => `wyrm:${id}`)
  const bosses = v.units.filter(({ kind, hearts, area }) => kind === 'boss' && hearts > 0 && areas.includes(area))
  return Object.fromEntries([...wyrms, ...bosses.map(({ id }) => `unit:${id}`)].map((key) => [key, '◎']))
}
