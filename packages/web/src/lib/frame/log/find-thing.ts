/** Shows where a piece or zone is on the board: brings it into view and lets it shine. */
export function findThing(root: ParentNode, at: string): void {
  const name = CSS.escape(at)
  const thing = root.querySelector(`[data-piece="${name}"], [data-zone="${name}"]`)
  thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const shine = 'drop-shadow(0 0 0.4rem var(--legal)) brightness(1.35)'
  thing?.animate({ filter: ['none', shine, shine, 'none'] }, { duration: 900, iterations: 2 })
}
