import { afterEach, expect, test, vi } from 'vitest'
import { drag } from './drag.ts'

/** A thing on a page without a page: it hears what a hand does to it and remembers how it slid. */
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
  /** True when the thing lets the browser have its way. */
  const does = (type: string, x = 0, y = 0) =>
    thing.dispatchEvent(
      Object.assign(new Event(type, { cancelable: true }), { clientX: x, clientY: y, button: 0, isPrimary: true, pointerId: 1 }),
    )
  return { thing, styles, slides, does, leave }
}

/** What lies where the hand lets go. */
function under(place: unknown) {
  vi.stubGlobal('document', { elementsFromPoint: () => (place ? [{ closest: () => place }] : []) })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the browser drags nothing of its own: a press on something selected would be taken away', () => {
  const { does, styles, leave } = laid()
  expect(styles['user-select']).toBe('none')
  expect(does('dragstart')).toBe(false)
  leave()
  expect(does('dragstart')).toBe(true)
})

test('what is let go on a place is dropped there, and the click that ends it is none', async () => {
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

test('let go beside every place it slides back; taken in hand again it stops sliding', () => {
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

test('a press the browser takes away drops nothing and slides back from where the hand was', () => {
  const drop = vi.fn()
  const { does, slides } = laid(drop)
  under('the tower')
  does('pointerdown', 100, 100)
  does('pointermove', 160, 140)
  does('pointercancel')
  expect(drop).not.toHaveBeenCalled()
  expect(slides).toEqual([{ from: '60px 40px', finished: false }])
})
