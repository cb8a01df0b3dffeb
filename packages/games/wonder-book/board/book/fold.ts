import { areasOnBoard } from '../../board.ts'
import type { WonderView } from '../../view.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Folds a drawn scenery as the book lies now: levels up or down, closed areas covered, ways and walls as they are. */
export function fold(scenery: SVGSVGElement, v: WonderView): void {
  for (const level of scenery.querySelectorAll<SVGGElement>('[data-level]')) {
    const [x = '0', y = '0'] = (level.dataset['hinge'] ?? '').split(' ')
    level.style.transformOrigin = `${x}px ${y}px`
    level.dataset['open'] = `${v.board.levels.includes(level.dataset['level'] ?? '')}`
  }
  for (const place of scenery.querySelectorAll<SVGGElement>('[data-place]'))
    place.dataset['open'] = `${!v.board.closed.includes(place.dataset['place'] ?? '')}`
  drawEdges(scenery, v)
}

function drawEdges(scenery: SVGSVGElement, v: WonderView): void {
  const open = areasOnBoard(v)
  const kinds = new Map(v.board.edges.map(([a, b, kind]) => [`${a} ${b}`, kind]))
  scenery.style.setProperty('--way', scenery.dataset['way'] ?? '#ffe9a8')
  scenery.style.setProperty('--way-shade', scenery.dataset['wayShade'] ?? '#2a180a')
  for (const mark of scenery.querySelectorAll('[data-mark]')) mark.remove()
  for (const path of scenery.querySelectorAll<SVGPathElement>('[data-edge]')) {
    const [a = '', b = ''] = (path.dataset['edge'] ?? '').split(' ')
    const kind = open.includes(a) && open.includes(b) ? (kinds.get(`${a} ${b}`) ?? kinds.get(`${b} ${a}`)) : undefined
    path.dataset['now'] = kind ?? 'none'
    if (kind === 'solid') path.after(wallOn(path))
    else if (kind !== undefined) path.before(shadeOf(path))
  }
}

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
