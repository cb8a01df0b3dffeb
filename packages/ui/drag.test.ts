import { afterEach, expect, test, vi } from 'vitest'
import { drag } from './drag.ts'

/** A stand-in for an element: it receives pointer events and records its slide animations. */
function laid(drop: (place: unknown) => void = () => {}) {
  const slides: { from: string; finished: boolean }[] = []
  const styles: Record<string, string> = {}
  const thing = Object.assign(new EventTarget(), {
    style: { translate: '', zIndex: '', setProperty: (name: string, value: string) => (styles[name] = value) },
    dataset: {} as Record<string, string>,
    setPointerCapture: () => {},
    contains: () => false,
    animate(frames: { translate: string }[]) {
      const slide = { from: (frames[0] as { translate: string }).translate, finished: false }
      slides.push(slide)
      return { finish: () => (slide.finished = true) }
    },
  })
  const leave = drag(() => ({ onto: '.place', drop }))(thing as unknown as HTMLElement)
  /** True if the thing did not prevent the browser's default action. */
  const does = (type: string, x = 0, y = 0) =>
    thing.dispatchEvent(
      Object.assign(new Event(type, { cancelable: true }), { clientX: x, clientY: y, button: 0, isPrimary: true, pointerId: 1 }),
    )
  return { thing, styles, slides, does, leave }
}

/** The element under the pointer when it is released. */
function under(place: unknown) {
  vi.stubGlobal('document', { elementsFromPoint: () => (place ? [{ closest: () => place }] : []) })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test("the browser's own dragging is prevented, because it would cancel ours", () => {
  const { does, styles, leave } = laid()
  expect(styles['user-select']).toBe('none')
  expect(does('dragstart')).toBe(false)
  leave()
  expect(does('dragstart')).toBe(true)
})

test('a thing released over a place is dropped there, and the final click is suppressed', async () => {
  const drop = vi.fn()
  const { does, thing } = laid(drop)
  under('the tower')
  does('pointerdown', 100, 100)
  does('pointermove', 160, 140)
  expect(thing.style.translate).toBe('60px 40px')
  expect(thing.dataset).toHaveProperty('dragged')
  does('pointerup', 160, 140)
  expect(drop).toHaveBeenCalledExactlyOnceWith('the tower', 160)
  expect(does('click')).toBe(false)
  expect(thing.style.translate).toBe('')
  expect(thing.dataset).not.toHaveProperty('dragged')
  await new Promise((resolve) => setTimeout(resolve))
  expect(does('click')).toBe(true)
})

test('a press that hardly moves is a click', () => {
  const drop = vi.fn()
  const { does } = laid(drop)
  under('the tower')
  does('pointerdown', 100, 100)
  does('pointermove', 104, 103)
  does('pointerup', 104, 103)
  expect(drop).not.toHaveBeenCalled()
  expect(does('click')).toBe(true)
})

test('a thing released elsewhere slides back; pressed again, it stops sliding', () => {
  const drop = vi.fn()
  const { does, slides } = laid(drop)
  under(undefined)
  does('pointerdown', 100, 100)
  does('pointermove', 40, 70)
  does('pointerup', 40, 70)
  expect(drop).not.toHaveBeenCalled()
  expect(slides).toEqual([{ from: '-60px -30px', finished: false }])
  does('pointerdown', 100, 100)
  expect(slides).toEqual([{ from: '-60px -30px', finished: true }])
})

test('a cancelled drag drops nothing and slides back from its last position', () => {
  const drop = vi.fn()
  const { does, slides } = laid(drop)
  under('the tower')
  does('pointerdown', 100, 100)
  does('pointermove', 160, 140)
  does('pointercancel')
  expect(drop).not.toHaveBeenCalled()
  expect(slides).toEqual([{ from: '60px 40px', finished: false }])
})
