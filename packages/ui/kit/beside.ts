interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The position of a box of this size beside a thing, without covering it: above, below, to the right or left; always on the screen.
 * `across`: to the right or left first, for a thing in a column.
 */
export function beside(
  thing: Box,
  size: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  across = false,
  gap = 8,
): { readonly x: number; readonly y: number } {
  const clamp = (at: number, length: number, room: number) => Math.max(gap, Math.min(at, room - length - gap))
  const x = clamp(thing.x + thing.width / 2 - size.width / 2, size.width, screen.width)
  const y = clamp(thing.y + thing.height / 2 - size.height / 2, size.height, screen.height)
  const places = [
    { x, y: thing.y - size.height - gap },
    { x, y: thing.y + thing.height + gap },
    { x: thing.x + thing.width + gap, y },
    { x: thing.x - size.width - gap, y },
  ] as const
  const fits = (at: { readonly x: number; readonly y: number }) =>
    at.x >= gap && at.y >= gap && at.x + size.width + gap <= screen.width && at.y + size.height + gap <= screen.height
  const [above, below, right, left] = places
  const found = (across ? [right, left, above, below] : places).find(fits)
  return found ?? { x, y: clamp(above.y, size.height, screen.height) }
}

/** The position of a box of this size in the middle of a part of the board; undefined if it does not fit. */
export function within(part: Box, size: Pick<Box, 'width' | 'height'>): { readonly x: number; readonly y: number } | undefined {
  if (size.width > part.width || size.height > part.height) return undefined
  return { x: part.x + (part.width - size.width) / 2, y: part.y + (part.height - size.height) / 2 }
}
