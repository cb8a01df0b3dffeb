import { areaPicks, heroPicks, pick } from '../asks/pick.ts'
import { areaOf, hasAura, isOnBoard, moveAll, refold } from '../board.ts'
import { removeWyrm } from '../flow/damage.ts'
import { putWyrms, spawn } from '../flow/enemies.ts'
import { enterArea, placeHero } from '../flow/moving.ts'
import { amount, groupOf, type WonderDealer } from '../heroes.ts'
import { chapterOf } from '../story/registry.ts'
import type { EdgeKind } from '../story/shape.ts'
import type { WonderTable } from '../table.ts'
import { tell } from '../tell.ts'
import type { Verbs } from './verb.ts'

function setEdge(t: WonderTable, a: string, b: string, change: (kind: EdgeKind) => EdgeKind, dealer: WonderDealer): void {
  const edges = t.board.edges.map((edge) => {
    const [x, y, kind] = edge
    if (!((x === a && y === b) || (x === b && y === a)) || change(kind) === kind) return edge
    tell(t, dealer, { kind: 'edge', a: x, b: y, edge: change(kind) })
    return [x, y, change(kind)] as const
  })
  t.board = refold(t.board, `edges ${edges.map(([, , kind]) => kind).join()}`, () => ({ edges }))
}

function close(t: WonderTable, area: string, push: string, dealer: WonderDealer): void {
  const { closed } = t.board
  t.board = refold(t.board, `close ${area}`, () => ({ closed: [...closed, area] }))
  moveAll(t, area, push)
  tell(t, dealer, { kind: 'closed', area })
}

export const boardVerbs: Verbs<
  | 'unfold'
  | 'fold'
  | 'hero_move'
  | 'edge'
  | 'toggle'
  | 'close'
  | 'open'
  | 'vortex'
  | 'heroes_to'
  | 'sparks'
  | 'wyrms'
  | 'spawn'
  | 'remove_wyrms'
  | 'aura'
  | 'token'
  | 'token_step'
> = {
  unfold: {
    run(t, level, _by, dealer) {
      if (t.board.levels.includes(level)) return
      const { levels } = t.board
      t.board = refold(t.board, `unfold ${level}`, () => ({ levels: [...levels, level] }))
      tell(t, dealer, { kind: 'unfolded', level })
    },
  },

  fold: {
    run(t, { level, push }, _by, dealer) {
      const { areas } = chapterOf(t)
      const gone = Object.keys(areas).filter((area) => areas[area]?.level === level)
      const { levels } = t.board
      t.board = refold(t.board, `fold ${level}`, () => ({ levels: levels.filter((one) => one !== level) }))
      for (const area of gone) moveAll(t, area, push)
      tell(t, dealer, { kind: 'folded', level })
    },
  },

  hero_move: {
    could: (t, area, { hero }) => isOnBoard(t, area) && t.heroes[hero]?.area !== area,
    run(t, area, { hero }, dealer) {
      if (!t.heroes[hero] || !isOnBoard(t, area)) return
      placeHero(t, hero, area, dealer)
      enterArea(t, hero)
    },
  },

  edge: { run: (t, [a, b, kind], _by, dealer) => setEdge(t, a, b, () => kind, dealer) },

  toggle: {
    run(t, edges, _by, dealer) {
      for (const [a, b] of edges) setEdge(t, a, b, (kind) => (kind === 'solid' ? 'dashed' : 'solid'), dealer)
    },
  },

  close: {
    run(t, { area, push }, _by, dealer) {
      if (isOnBoard(t, area)) close(t, area, push, dealer)
    },
  },

  open: {
    run(t, area, _by, dealer) {
      if (!t.board.closed.includes(area)) return
      const { closed } = t.board
      t.board = refold(t.board, `open ${area}`, () => ({ closed: closed.filter((one) => one !== area) }))
      tell(t, dealer, { kind: 'opened', area })
    },
  },

  vortex: {
    run(t, areas, _by, dealer) {
      t.vortices = areas.filter((area) => isOnBoard(t, area))
      tell(t, dealer, { kind: 'vortices', areas: t.vortices.slice() })
    },
  },

  heroes_to: {
    run(t, to, _by, dealer) {
      if (typeof to === 'string') for (const hero of t.heroes.keys()) placeHero(t, hero, to, dealer)
      else if (t.heroes.length)
        pick(t, { purpose: 'place', hero: 0 }, areaPicks(to), { op: 'settle', hero: 0, areas: to, picked: null })
    },
  },

  sparks: {
    run(t, areas, _by, dealer) {
      for (const [area, count] of Object.entries(areas)) {
        const n = Math.min(amount(t, count), t.supply)
        if (n === 0 || !isOnBoard(t, area)) continue
        t.supply -= n
        t.sparks[area] = (t.sparks[area] ?? 0) + n
        tell(t, dealer, { kind: 'sparks', area, n })
      }
    },
  },

  wyrms: {
    run(t, areas, { hero }, dealer) {
      for (const [area, count] of Object.entries(areas)) putWyrms(t, areaOf(t, area, hero), amount(t, count), dealer)
    },
  },

  spawn: { run: (t, count, _by, dealer) => spawn(t, amount(t, count), dealer) },

  remove_wyrms: {
    could: (t, { area }, { hero }) => t.wyrms.some((wyrm) => area === undefined || wyrm.area === areaOf(t, area, hero)),
    run(t, { area: place, n }, { hero }, dealer) {
      const area = place === undefined ? '' : areaOf(t, place, hero)
      if (place !== undefined && area === '') return
      if (n === 'all') {
        for (const { id } of t.wyrms.filter((wyrm) => area === '' || wyrm.area === area)) removeWyrm(t, id, dealer)
      } else t.frames.push({ op: 'remove', area, n: amount(t, n), picked: null })
    },
  },

  aura: {
    could(t, to, { hero }) {
      if (to === 'none') return t.aura !== null
      return to.hero === undefined || groupOf(t, to.hero, hero).heroes.some((i) => !hasAura(t, i))
    },
    run(t, to, { hero, source }, dealer) {
      if (to === 'none') {
        t.aura = null
        tell(t, dealer, { kind: 'aura', aura: null, hero: '' })
      } else if (to.area !== undefined) {
        t.aura = { area: areaOf(t, to.area, hero) }
        tell(t, dealer, { kind: 'aura', aura: t.aura, hero: '' })
      } else if (to.hero !== undefined) {
        const others = groupOf(t, to.hero, hero).heroes.filter((i) => !hasAura(t, i))
        pick(t, { purpose: 'aura', hero, source }, heroPicks(others), { op: 'aura', picked: null })
      }
    },
  },

  token: {
    run(t, { id, at }, _by, dealer) {
      t.tokens = [...t.tokens.filter((token) => token.id !== id), { id, area: at }]
      tell(t, dealer, { kind: 'token', token: id, area: at })
    },
  },

  token_step: {
    run(t, { id, ring, n }, _by, dealer) {
      const token = t.tokens.find((one) => one.id === id)
      const area = token && ring[(ring.indexOf(token.area) + n) % ring.length]
      if (!token || area === undefined) return
      token.area = area
      tell(t, dealer, { kind: 'token', token: id, area })
    },
  },
}
