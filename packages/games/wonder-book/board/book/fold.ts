import { areasOnBoard } from '../../board.ts'
import type { WonderView } from '../../view.ts'

const SVG = 'http://www.w3.org/2000/svg'

/**
 * Folds a drawn scenery as the book lies now: levels up or down, closed areas covered, ways and walls as they are. It writes only what
 * has changed: every attribute that is written makes the browser look at the whole drawing again.
 */
export function fold(scenery: SVGSVGElement, v: WonderView): void {
  for (const level of scenery.querySelectorAll<SVGGElement>('[data-level]')) {
    const [x = '0', y = '0'] = (level.dataset['hinge'] ?? '').split(' ')
    if (level.style.transformOrigin === '') level.style.transformOrigin = `${x}px ${y}px`
    write(level, 'open', `${v.board.levels.includes(level.dataset['level'] ?? '')}`)
  }
  for (const place of scenery.querySelectorAll<SVGGElement>('[data-place]'))
    write(place, 'open', `${!v.board.closed.includes(place.dataset['place'] ?? '')}`)
  drawEdges(scenery, v)
}

function write(element: SVGElement, name: string, value: string): void {
  if (element.dataset[name] !== value) element.dataset[name] = value
}

function drawEdges(scenery: SVGSVGElement, v: WonderView): void {
  const open = areasOnBoard(v)
  const kinds = new Map(v.board.edges.map(([a, b, kind]) => [`${a} ${b}`, kind]))
  if (scenery.style.getPropertyValue('--way') === '') {
    scenery.style.setProperty('--way', scenery.dataset['way'] ?? '#ffe9a8')
    scenery.style.setProperty('--way-shade', scenery.dataset['wayShade'] ?? '#2a180a')
  }
  const changed = [...scenery.querySelectorAll<SVGPathElement>('[data-edge]')].flatMap((path) => {
    const [a = '', b = ''] = (path.dataset['edge'] ?? '').split(' ')
    const kind = open.includes(a) && open.includes(b) ? (kinds.get(`${a} ${b}`) ?? kinds.get(`${b} ${a}`)) : undefined
    if (path.dataset['now'] === (kind ?? 'none')) return []
    // All are measured before anything is written.
    return [{ path, now: kind ?? 'none', mark: kind === 'solid' ? wallOn(path) : kind === undefined ? undefined : shadeOf(path) }]
  })
  for (const { path, now, mark } of changed) {
    marks.get(path)?.remove()
    path.dataset['now'] = now
    if (now === 'solid' && mark) path.after(mark)
    else if (mark) path.before(mark)
    if (mark) marks.set(path, mark)
    else marks.delete(path)
  }
}

/** The wall or the shade that belongs to a path. */
const marks = new WeakMap<SVGPathElement, SVGElement>()

/** A wall stands on the middle of a border that cannot be crossed. */
function wallOn(path: SVGPathElement): SVGElement {
  const { x, y } = path.getPointAtLength(path.getTotalLength() / 2)
  const wall = document.createElementNS(SVG, 'use')
  const size = 34
  const box = { href: '#wb-wall', x: x - size / 2, y: y - size * 0.9, width: size, height: size * 1.2, 'data-mark': 'wall' }
  for (const [name, value] of Object.entries(box)) wall.setAttribute(name, `${value}`)
  return wall
}

/** A way has a darker edge, so that it can be read on any ground. */
function shadeOf(path: SVGPathElement): SVGElement {
  const shade = document.createElementNS(SVG, 'path')
  shade.setAttribute('d', path.getAttribute('d') ?? '')
  shade.setAttribute('data-mark', 'shade')
  return shade
}
