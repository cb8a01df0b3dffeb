/** The visible part of a picture: its magnification, and how far it is moved, in pixels of the viewport. */
export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The viewport that the picture is seen through. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** All of it, as large as it fits. */
export const WHOLE: Camera = { scale: 1, x: 0, y: 0 }

const MOST = 4

/** Enlarges the picture by a factor; the point at `x`, `y` of the viewport does not move. */
export function zoom(camera: Camera, factor: number, x: number, y: number, viewport: Viewport): Camera {
  const scale = Math.min(MOST, Math.max(1, camera.scale * factor))
  const grown = scale / camera.scale
  return within({ scale, x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown }, viewport)
}

/** Moves the picture. */
export function pan(camera: Camera, dx: number, dy: number, viewport: Viewport): Camera {
  return within({ ...camera, x: camera.x + dx, y: camera.y + dy }, viewport)
}

/** Moves the picture as little as possible so that a box (in pixels of the viewport) comes into sight, with some room around it. */
export function reveal(
  camera: Camera,
  box: { x: number; y: number; width: number; height: number },
  viewport: Viewport,
  room = 8,
): Camera {
  const dx = shift(box.x - room, box.width + 2 * room, viewport.width)
  const dy = shift(box.y - room, box.height + 2 * room, viewport.height)
  return dx || dy ? pan(camera, dx, dy, viewport) : camera
}

function shift(from: number, size: number, room: number): number {
  if (from < 0) return -from
  return from + size > room ? Math.max(-from, room - from - size) : 0
}

/** The picture always fills its viewport. */
function within({ scale, x, y }: Camera, { width, height }: Viewport): Camera {
  const clamp = (moved: number, size: number) => Math.min(0, Math.max(size - size * scale, moved)) + 0
  return { scale, x: clamp(x, width), y: clamp(y, height) }
}
