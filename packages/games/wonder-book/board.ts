import { type HeroNo, NOBODY } from './ids.ts'
import { chapterOf, type OpenChapter } from './story/registry.ts'
import type { AttackRange } from './story/shape.ts'
import type { Board, WonderTable } from './table.ts'

/** Facts that follow from the folding of the book: the areas on the board, their neighbours, and distances. */
interface Ways {
  readonly areas: readonly string[]
  readonly beside: ReadonlyMap<string, readonly string[]> // across dashed borders
  readonly touching: ReadonlyMap<string, readonly string[]> // across any border
  readonly steps: Map<string, ReadonlyMap<string, number>> // filled when asked for
  readonly near: Map<string, readonly string[]>
}

const NONE: readonly string[] = []
const known = new WeakMap<Board, Ways>()

const first = new WeakMap<OpenChapter, Board>()
const changed = new WeakMap<Board, Map<string, Board>>()

/** The book as a chapter begins with it. */
export function firstBoard(chapter: OpenChapter): Board {
  const found = first.get(chapter)
  if (found) return found
  const made: Board = { levels: chapter.open, closed: [], edges: chapter.edges }
  first.set(chapter, made)
  return made
}

/** The book after a change; `key` names the change. The same change of the same book gives the same one, in every match. */
export function refold(board: Board, key: string, change: () => Partial<Board>): Board {
  let after = changed.get(board)
  if (!after) {
    after = new Map()
    changed.set(board, after)
  }
  let made = after.get(key)
  if (!made) {
    made = { ...board, ...change() }
    after.set(key, made)
  }
  return made
}

type Folded = Pick<WonderTable, 'story' | 'chapter' | 'board'>

function ways(t: Folded): Ways {
  const found = known.get(t.board)
  if (found) return found
  const { levels, closed, edges } = t.board
  const all = chapterOf(t).areas
  const areas = Object.keys(all).filter((id) => levels.includes(all[id]?.level ?? '') && !closed.includes(id))
  const beside = new Map<string, string[]>(areas.map((id) => [id, []]))
  const touching = new Map<string, string[]>(areas.map((id) => [id, []]))
  for (const [a, b, kind] of edges) {
    if (!beside.has(a) || !beside.has(b)) continue
    touching.get(a)?.push(b)
    touching.get(b)?.push(a)
    if (kind === 'solid') continue
    beside.get(a)?.push(b)
    if (kind !== 'oneway') beside.get(b)?.push(a)
  }
  const made: Ways = { areas, beside, touching, steps: new Map(), near: new Map() }
  known.set(t.board, made)
  return made
}

export function areasOnBoard(t: Folded): readonly string[] {
  return ways(t).areas
}

export function isOnBoard(t: Folded, area: string): boolean {
  return ways(t).beside.has(area)
}

/** Areas beside this one: those across a dashed border. */
export function beside(t: Folded, area: string): readonly string[] {
  return ways(t).beside.get(area) ?? NONE
}

/** The area itself and those beside it. */
export function around(t: Folded, area: string): readonly string[] {
  const { near } = ways(t)
  const found = near.get(area)
  if (found) return found
  const made = isOnBoard(t, area) ? [area, ...beside(t, area)] : NONE
  near.set(area, made)
  return made
}

function walk(from: string, on: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const far = new Map(on.has(from) ? [[from, 0]] : [])
  const queue = [...far.keys()]
  for (const area of queue) {
    const here = far.get(area) ?? 0
    for (const next of on.get(area) ?? NONE) {
      if (far.has(next)) continue
      far.set(next, here + 1)
      queue.push(next)
    }
  }
  return far
}

/** How many steps over dashed borders every area is away that can be reached. */
export function stepsFrom(t: Folded, area: string): ReadonlyMap<string, number> {
  const { steps, beside } = ways(t)
  const found = steps.get(area)
  if (found) return found
  const made = walk(area, beside)
  steps.set(area, made)
  return made
}

/** Areas within a distance, crossing solid borders, too. */
export function leapsFrom(t: Folded, area: string, most: number): string[] {
  return [...walk(area, ways(t).touching)].filter(([, far]) => far <= most).map(([at]) => at)
}

export function inRange(t: Folded, area: string, range: AttackRange): readonly string[] {
  if (range === 'own') return [area]
  if (range === 'near') return around(t, area)
  if (range === 'any') return areasOnBoard(t)
  return [...stepsFrom(t, area)].filter(([, far]) => far <= range).map(([at]) => at)
}

/** The next areas on shortest ways to the nearest of these; none if one is here already or none can be reached. */
export function stepsTowards(t: Folded, from: string, goals: readonly string[]): string[] {
  const far = stepsFrom(t, from)
  let nearest = Number.POSITIVE_INFINITY
  for (const goal of goals) nearest = Math.min(nearest, far.get(goal) ?? Number.POSITIVE_INFINITY)
  if (nearest === 0 || nearest === Number.POSITIVE_INFINITY) return []
  const aims = goals.filter((goal) => far.get(goal) === nearest)
  return beside(t, from).filter((next) => aims.some((aim) => stepsFrom(t, next).get(aim) === nearest - 1))
}

/** An area named by a script: by its name, or by who stands there; '' where that is nowhere. */
export function areaOf(t: WonderTable, place: string, hero: HeroNo): string {
  if (!place.startsWith('@')) return place
  const name = place.slice(1)
  if (name === 'actor') return t.heroes[hero]?.area ?? ''
  if (name === 'aura') {
    if (t.aura === null) return ''
    return 'area' in t.aura ? t.aura.area : (t.heroes[t.aura.hero]?.area ?? '')
  }
  return (t.units.find(({ id }) => id === name) ?? t.tokens.find(({ id }) => id === name))?.area ?? ''
}

/** Whether the hero carries the dark aura. */
export function hasAura(t: WonderTable, hero: HeroNo): boolean {
  return hero !== NOBODY && t.aura !== null && 'hero' in t.aura && t.aura.hero === hero
}

/** Everything in an area that leaves the board moves. Where the area was a vortex it is none any more. */
export function moveAll(t: WonderTable, from: string, to: string): void {
  for (const figure of [...t.heroes, ...t.wyrms, ...t.units, ...t.tokens]) if (figure.area === from) figure.area = to
  if (t.aura !== null && 'area' in t.aura && t.aura.area === from) t.aura = { area: to }
  const lying = t.sparks[from]
  if (lying !== undefined) {
    delete t.sparks[from]
    t.sparks[to] = (t.sparks[to] ?? 0) + lying
  }
  t.vortices = t.vortices.filter((area) => area !== from)
}
