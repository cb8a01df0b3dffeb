import { expect, test } from 'vitest'
import { drawingIn, inlined } from './early-html.ts'

const page = (content: string) =>
  `<html><head><title>Grimuar</title><!--x--><title>Lobby</title></head><body>\n<div style="display: contents">${content}</div>\n</body></html>`

test('a drawing is the content of a page, without its scripts and comments', () => {
  const html = page('<!--[--><main><!---->Hello</main><!--]--><script>start()</script>')
  expect(drawingIn(html)).toEqual({ title: 'Lobby', content: '<main>Hello</main>' })
})

test('a drawing whose elements have scripts is refused', () => {
  expect(() => drawingIn(page('<img src="a" onload="this.x=1">'))).toThrow('onload')
})

test('a page without content is no drawing', () => {
  expect(() => drawingIn('<html><body></body></html>')).toThrow('no content')
})

test('addresses in a style sheet are seen from the page', () => {
  expect(inlined('a{src:url(./b.woff2)}c{background:url("./d.svg")}', '/assets/')).toBe(
    'a{src:url(/assets/b.woff2)}c{background:url("/assets/d.svg")}',
  )
})
