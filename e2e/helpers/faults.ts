import type { Page } from '@playwright/test'

/** Something wrong with how a table lies on a screen. */
export interface Fault {
  readonly kind: 'scroll' | 'cut' | 'small text' | 'text on text' | 'covered' | 'outside' | 'overlap' | 'small' | 'near'
  /** The thing with the fault: its place and its text. */
  readonly what: string
  readonly detail: string
}

/** The least size of text, of a thing to touch, and of the gap between two of them, in pixels. */
const LEAST = { text: 11, touch: 44, told: 24, gap: 8 } as const

/**
 * Everything wrong with the table as it lies now. What stands behind a tab that is marked is looked at after touching the tab.
 * `finger`: things are touched, not clicked, so they must be as large as a finger.
 */
export async function faultsOf(page: Page, finger: boolean): Promise<Fault[]> {
  const found = await look(page, finger)
  const tabs = page.locator('main [role="tab"][data-legal][aria-selected="false"]')
  for (let i = 0; i < (await tabs.count()); i++) {
    await tabs.nth(i).click()
    found.push(...(await look(page, finger)))
  }
  const seen = new Set<string>()
  return found.filter(({ kind, what }) => !seen.has(`${kind} ${what}`) && seen.add(`${kind} ${what}`))
}

function look(page: Page, finger: boolean): Promise<Fault[]> {
  return page.evaluate(
    ([least, touched]) => {
      interface Box {
        left: number
        top: number
        right: number
        bottom: number
      }
      const faults: Fault[] = []
      const WINDOW: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
      const report = (kind: Fault['kind'], element: Element, detail: string, text = '') =>
        faults.push({ kind, what: nameOf(element, text), detail })

      function nameOf(element: Element, text: string): string {
        const part = element.closest('.bar, .players, section.table, section.own, aside.side, .guide, .replay, dialog')
        const classes = (each: Element) => [...each.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2)
        const where = part ? `${classes(part)[0] ?? 'dialog'} ` : ''
        const own = [element.tagName.toLowerCase(), ...classes(element)].join('.')
        const said = (text || element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ')
        return `${where}${own} “${said.slice(0, 40)}”`
      }

      const meet = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      })
      const area = (box: Box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top)
      const seen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.unseen, [inert]') &&
        (element.closest('aside.side')?.getBoundingClientRect().width ?? 100) > 1 // a drawer that is shut

      /** Whether there is more in a panel than it shows, which can be scrolled to. */
      function moves(panel: Element): boolean {
        const { overflowX, overflowY } = getComputedStyle(panel)
        return (
          (/auto|scroll/.test(overflowY) && panel.scrollHeight > panel.clientHeight + 1) ||
          (/auto|scroll/.test(overflowX) && panel.scrollWidth > panel.clientWidth + 1)
        )
      }

      /** The part of an element's surroundings it shows in; `scrolls` tells whether the rest can be scrolled to. */
      interface Room {
        box: Box
        hard: Box // what clips without scrolling
        scrolls: boolean
      }
      const OPEN: Room = { box: WINDOW, hard: WINDOW, scrolls: false }
      const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'
      const room = (element: Element) => (isFixed(element) ? OPEN : inside(element.parentElement))
      /** The room inside each element, as long as nothing is scrolled. */
      let rooms = new Map<Element, Room>()
      function inside(element: Element | null): Room {
        if (!element || element === document.body) return OPEN
        const known = rooms.get(element)
        if (known) return known
        let found = room(element)
        if (getComputedStyle(element).overflow !== 'visible') {
          const rect = element.getBoundingClientRect()
          const scrolls = moves(element)
          found = {
            box: meet(found.box, rect),
            hard: scrolls ? WINDOW : meet(found.hard, rect),
            scrolls: scrolls || found.scrolls,
          }
        }
        rooms.set(element, found)
        return found
      }

      /** Whether a text fades at its end, or ends in an ellipsis: that tells of more, and the lens has all of it. */
      function saysMore(element: Element): boolean {
        const { maskImage, webkitLineClamp } = getComputedStyle(element)
        if (maskImage === 'none' && webkitLineClamp === 'none')
          return element.tagName === 'B' && !!element.parentElement && saysMore(element.parentElement)
        return element.scrollHeight > element.clientHeight + 1
      }

      if (document.documentElement.scrollWidth > innerWidth)
        report('scroll', document.body, `${document.documentElement.scrollWidth - innerWidth} px to the right`, 'page')

      /** How much larger than written an element is drawn. */
      function scaleOf(element: Element): number {
        if (element instanceof SVGGraphicsElement) return element.getScreenCTM()?.a ?? 1
        // Widths are told in whole pixels: only that of something large says it well.
        let large: HTMLElement | null = element instanceof HTMLElement ? element : null
        while (large?.parentElement && large.offsetWidth < 80) large = large.parentElement
        return large?.offsetWidth ? large.getBoundingClientRect().width / large.offsetWidth : 1
      }

      // Words.
      const texts: { element: Element; box: Box }[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        const text = node.textContent?.trim()
        if (!element || !text || !element.closest('.frame') || !seen(element)) continue
        // A box of one pixel is for ears only.
        if (element.getBoundingClientRect().width <= 1) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const rect = range.getBoundingClientRect()
        if (rect.width < 1 || rect.height < 1) continue
        const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
        if (size < least.text - 0.05) report('small text', element, `${size.toFixed(1)} px`, text)
        const { box, hard, scrolls } = room(element)
        const over = Math.max(
          rect.right - hard.right,
          hard.left - rect.left,
          rect.bottom - hard.bottom - 2,
          hard.top - rect.top - 2,
        )
        if (over > 1.5 && !scrolls && !saysMore(element)) report('cut', element, `by ${Math.round(over)} px`, text)
        const shown = meet(rect, box)
        if (area(shown) > 4) texts.push({ element, box: shown })
      }
      /** Whether something opaque lies between the two, so that only one of them is seen. */
      function hides(x: number, y: number, a: Element, b: Element): boolean {
        const stack = document.elementsFromPoint(x, y)
        const [i, j] = [stack.indexOf(a), stack.indexOf(b)]
        if (i < 0 || j < 0) return true
        const [upper, lower] = i < j ? [i, j] : [j, i]
        return stack.slice(upper, lower).some((between) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(between)
          return backgroundImage !== 'none' || !/rgba?\(0, 0, 0, 0\)|transparent/.test(backgroundColor)
        })
      }
      for (const [i, a] of texts.entries()) {
        for (const b of texts.slice(i + 1)) {
          const both = meet(a.box, b.box)
          if (both.right - both.left < 3 || both.bottom - both.top < 5 || area(both) < 0.2 * Math.min(area(a.box), area(b.box)))
            continue
          if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue
          if (!hides((both.left + both.right) / 2, (both.top + both.bottom) / 2, a.element, b.element))
            report('text on text', a.element, nameOf(b.element, ''))
        }
      }

      // Things to touch.
      const things = [...document.querySelectorAll<HTMLElement>('.frame :is(a[href], button, input, select, summary)')].filter(
        seen,
      )
      const isLegal = (thing: Element) => thing.matches('main [aria-disabled="false"], .bar .now button, .guide button')
      const hit = (thing: Element, x: number, y: number) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (top === thing || thing.contains(top)) ? null : (top ?? document.body)
      }
      /** The points of a thing that something else lies above: its middle, for legal things also towards its corners. */
      function above(thing: Element, box: Box, legal: boolean): Element[] {
        const shares: [number, number][] = legal
          ? [
              [0.5, 0.5],
              [0.25, 0.25],
              [0.75, 0.25],
              [0.25, 0.75],
              [0.75, 0.75],
            ]
          : [[0.5, 0.5]]
        return shares.flatMap(
          ([x, y]) => hit(thing, box.left + x * (box.right - box.left), box.top + y * (box.bottom - box.top)) ?? [],
        )
      }
      /** Whether one thing sticks to the edge of a panel in which the other can be scrolled away from under it. */
      function sticks(a: Element, b: Element): boolean {
        for (let up: Element | null = a; up; up = up.parentElement) {
          if (getComputedStyle(up).position !== 'sticky') continue
          if (up.contains(b) || !up.parentElement?.contains(b)) return false
          for (let panel: Element | null = up.parentElement; panel; panel = panel.parentElement) if (moves(panel)) return true
          return false
        }
        return false
      }
      const open: { thing: HTMLElement; box: Box; usable: boolean }[] = []
      const away: HTMLElement[] = []
      for (const thing of things) {
        const legal = isLegal(thing)
        const rect = thing.getBoundingClientRect()
        const shown = meet(rect, room(thing).box)
        if (legal && area(shown) < 0.98 * area(rect)) away.push(thing)
        if (area(shown) < 0.5 * area(rect)) continue
        const hidden = above(thing, shown, legal)
        const [first] = hidden
        // A thing that scrolled under a sticky edge of its panel is scrolled back.
        if (first && legal && hidden.every((upper) => sticks(upper, thing))) {
          away.push(thing)
          continue
        }
        if (first && legal && hidden.length > 1) report('covered', thing, `by ${nameOf(first, '')}`)
        if (first && (!legal || hidden.length > 4)) continue
        const usable = thing.ariaDisabled !== 'true'
        open.push({ thing, box: shown, usable })
        const inline = thing.matches('a') && getComputedStyle(thing).display === 'inline'
        const size = (thing.closest('label') ?? thing).getBoundingClientRect()
        const smallest = usable ? least.touch : least.told
        if (touched && !inline && (size.width < smallest - 0.5 || size.height < smallest - 0.5))
          report('small', thing, `${Math.round(size.width)}×${Math.round(size.height)}`)
      }
      /** Whether the upper of two things lies on a parchment over the lower one, which may not be pressed now. */
      function onParchment({ left, right, top, bottom }: Box, a: Element, b: Element): boolean {
        const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        const [upper, lower] = stack.indexOf(a) < stack.indexOf(b) ? [a, b] : [b, a]
        const parchment = upper.closest('.scroll')
        if (!parchment || parchment.contains(lower) || isLegal(lower)) return false
        const [from, to] = [stack.indexOf(upper), stack.indexOf(lower)]
        return from >= 0 && stack.slice(from, to).includes(parchment)
      }
      for (const [i, a] of open.entries()) {
        for (const b of open.slice(i + 1)) {
          const both = meet(a.box, b.box)
          const gap = Math.max(both.left - both.right, both.top - both.bottom)
          if (gap >= least.gap) continue
          if (a.thing.contains(b.thing) || b.thing.contains(a.thing)) continue
          // A sticky edge of a panel lies above the scrolled content.
          if (sticks(a.thing, b.thing) || sticks(b.thing, a.thing)) continue
          // Tiles of a map touch, and pieces stand on them; that each can be hit is seen above.
          if (a.thing.closest('[data-tiles]')?.contains(b.thing)) continue
          if (area(both) > 0.15 * Math.min(area(a.box), area(b.box))) {
            if (onParchment(both, a.thing, b.thing)) continue
            report('overlap', a.thing, `with ${nameOf(b.thing, '')}`)
            continue
          }
          if (!touched || !a.usable || !b.usable) continue
          // A parchment may cover a little of what lies behind it, as it may cover all of it.
          if (gap < 0 && onParchment(both, a.thing, b.thing)) continue
          if (gap < least.gap - 0.5) report('near', a.thing, `${Math.round(gap)} px to ${nameOf(b.thing, '')}`)
        }
      }
      // What can be used but is not in sight must come into sight where its own panel scrolls.
      const around = away.length ? [...document.querySelectorAll('.frame, .frame *')] : []
      const stiff = around.filter((each) => getComputedStyle(each).overflow.includes('hidden'))
      const pushed = (each: Element) => {
        const { overflowX, overflowY } = getComputedStyle(each)
        return (overflowX === 'hidden' && each.scrollLeft !== 0) || (overflowY === 'hidden' && each.scrollTop !== 0)
      }
      for (const thing of away) {
        thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        rooms = new Map()
        const moved = stiff.find((each) => each.contains(thing) && pushed(each))
        if (moved) report('outside', thing, `nobody can scroll ${nameOf(moved, ' ')}`)
        const rect = thing.getBoundingClientRect()
        const shown = meet(rect, room(thing).box)
        const part = area(shown) / area(rect)
        if (part < 0.8) report('outside', thing, `${Math.round(100 - 100 * part)} % of it`)
        const hidden = above(thing, shown, true)
        if (hidden[0] && hidden.length > 1) report('covered', thing, `by ${nameOf(hidden[0], '')}`)
      }
      for (const each of stiff.filter(pushed)) each.scrollTo(0, 0)
      return faults
    },
    [LEAST, finger] as const,
  )
}
