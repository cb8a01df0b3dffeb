import { expect, test } from 'vitest'
import { standFor } from './pointing.ts'

// As a browser measures it: not an object of plain fields.
const words = new (class {
  get width() {
    return 284
  }
  get height() {
    return 200
  }
})()
const screen = { width: 1280, height: 720 }

test('on a wide screen the text is on the right, or on the left where it would cover more of what it describes', () => {
  const altar = { left: 450, top: 80, width: 340, height: 240 }
  const side = { left: 980, top: 80, width: 290, height: 600 }
  const hand = { left: 280, top: 490, width: 985, height: 215 }
  expect(standFor([], words, screen)).toBe('right')
  expect(standFor([altar], words, screen)).toBe('right')
  expect(standFor([altar, side], words, screen)).toBe('left')
  expect(standFor([hand], words, screen)).toBe('left')
})
