import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Camera, pan, reveal, WHOLE, zoom } from './pan-zoom.ts'

const viewport = { width: 300, height: 200 }
const point = { x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 200 }) }

test('the point under the pointer stays while the picture grows', () => {
  const camera = zoom(WHOLE, 2, 100, 50, viewport)
  expect(camera).toEqual({ scale: 2, x: -100, y: -50 })
  expect(zoom(camera, 0.5, 100, 50, viewport)).toEqual(WHOLE)
})

test('the picture is never smaller than its viewport, never larger than four times, and always fills it', () => {
  const deed = fc.oneof(
    fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), ...point }),
    fc.record({ dx: fc.integer({ min: -500, max: 500 }), dy: fc.integer({ min: -500, max: 500 }) }),
  )
  fc.assert(
    fc.property(fc.array(deed), (deeds) => {
      let camera: Camera = WHOLE
      for (const each of deeds) {
        camera = 'factor' in each ? zoom(camera, each.factor, each.x, each.y, viewport) : pan(camera, each.dx, each.dy, viewport)
        expect(camera.scale).toBeGreaterThanOrEqual(1)
        expect(camera.scale).toBeLessThanOrEqual(4)
        expect(camera.x).toBeLessThanOrEqual(0)
        expect(camera.y).toBeLessThanOrEqual(0)
        expect(camera.x + camera.scale * viewport.width).toBeGreaterThanOrEqual(viewport.width - 0.001)
        expect(camera.y + camera.scale * viewport.height).toBeGreaterThanOrEqual(viewport.height - 0.001)
      }
    }),
  )
})

test('a focused thing outside the viewport is moved into view, and a visible one does not move', () => {
  const camera = { scale: 2, x: -100, y: -50 }
  expect(reveal(camera, { x: 50, y: 50, width: 40, height: 40 }, viewport)).toBe(camera)
  expect(reveal(camera, { x: -42, y: 50, width: 40, height: 40 }, viewport, 8)).toEqual({ scale: 2, x: -50, y: -50 })
  expect(reveal(camera, { x: 290, y: 190, width: 40, height: 40 }, viewport, 10)).toEqual({ scale: 2, x: -140, y: -90 })
})
