interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a box of this size lies beside a thing without covering it: above, below, to the right or left; on the screen in any case. */
export function beside(
  thing: Box,
  size: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  gap = 8,
): { readonly x: number; readonly y: number } {
  const clamp = (at: number, length: number, room: number) => Math.max(gap, Math.min(at, room - length - gap))
  const x = clamp(thing.x + thing.width / 2 - size.width / 2, size.width, screen.width)
  const y = clamp(thing.y + thing.height / 2 - size.height / 2, size.height, screen.height)
  const above = thing.y - size.height - gap
  if (above >= gap) return { x, y: above }
  const below = thing.y + thing.height + gap
  if (below + size.height + gap <= screen.height) return { x, y: below }
  const right = thing.x + thing.width + gap
  if (right + size.width + gap <= screen.width) return { x: right, y }
  const left = thing.x - size.width - gap
  return left >= gap ? { x: left, y } : { x, y: clamp(above, size.height, screen.height) }
}
