import { chapterOf, type Playing } from '../../story/registry.ts'
import { HEIGHT, placeOf, WIDTH } from './layout.ts'

const PAPER = ['#f3e3bd', '#e9d3a2', '#f0dcc0', '#e3d7b4', '#eed9b6']
const ROUND = { x: 78, y: 40 } // half the size of an area

/** The scenery of a chapter for which nobody has drawn one: its areas as paper islands on the page, level by level, with their ways. */
export function flatScenery(playing: Playing): string {
  const { areas, edges } = chapterOf(playing)
  const levels = [...new Set(Object.values(areas).map(({ level }) => level))]
  const places = levels.map((level, i) => {
    const own = Object.keys(areas).filter((area) => areas[area]?.level === level)
    const islands = own.map((area) => island(area, placeOf(playing, area), PAPER[i % PAPER.length] ?? ''))
    const lowest = Math.max(...own.map((area) => placeOf(playing, area)[1]))
    return `<g data-level="${level}" data-hinge="${WIDTH / 2} ${lowest + ROUND.y}">${islands.join('')}</g>`
  })
  const ways = edges.map(
    ([a, b, kind]) => `<path data-edge="${a} ${b}" data-kind="${kind}" d="${way(placeOf(playing, a), placeOf(playing, b))}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" data-way="#8a4b16" data-way-shade="#fff4d6">`,
    `<rect x="14" y="20" width="${WIDTH - 28}" height="${HEIGHT - 40}" rx="26" fill="#d8bf8c" stroke="#8a6a35" stroke-width="3"/>`,
    `<path d="M${WIDTH / 2} 22V${HEIGHT - 22}" stroke="#a88a55" stroke-width="3"/>`,
    ...places,
    `<g fill="none" stroke="none">${ways.join('')}</g>`,
    '</svg>',
  ].join('')
}

type At = readonly [x: number, y: number]

function island(area: string, [x, y]: At, paper: string): string {
  const shape = (dy: number, fill: string) => `<ellipse cx="${x}" cy="${y + dy}" rx="${ROUND.x}" ry="${ROUND.y}" fill="${fill}"/>`
  return `<g data-place="${area}">${shape(9, '#6b4a1e55')}${shape(0, paper)}</g>`
}

/** A way from the edge of one area to the edge of another, a little bent. */
function way(from: At, to: At): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const reach = Math.min(0.42, 1 / Math.hypot(dx / ROUND.x, dy / ROUND.y))
  const at = (share: number): At => [Math.round(from[0] + dx * share), Math.round(from[1] + dy * share)]
  const [a, b] = [at(reach), at(1 - reach)]
  return `M${a[0]} ${a[1]}Q${Math.round((a[0] + b[0]) / 2 - dy * 0.06)} ${Math.round((a[1] + b[1]) / 2 + dx * 0.06)} ${b[0]} ${b[1]}`
}
