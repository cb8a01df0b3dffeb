import { building } from '$app/env'

/** What can be pressed or filled in. */
const CONTROLS = 'a[href], button, input, select, summary'

declare global {
  interface Window {
    /** The last button that was pressed on the early page. */
    earlyPress?: Element
  }
}

function shown(): HTMLElement | null {
  return document.getElementById('early')
}

/**
 * Loads what a page shows besides its own words, if the page has to be whole when it is first shown: while it is drawn at build
 * time, and when it takes the place of that drawing. Otherwise the page appears at once and loads the rest by itself.
 */
export async function wholeFirst<T>(load: () => Promise<T>): Promise<T | undefined> {
  if (building) return load()
  return shown() ? load().catch(() => undefined) : undefined
}

/**
 * Removes the early page, just before the app's own page takes its place. The function that is returned does there what was done
 * on the early page: the values of fields, the focus, how far it was scrolled, and the last press on a button.
 */
export function leaveEarlyPage(): (() => void) | undefined {
  const early = building ? null : shown()
  if (!early) return undefined
  const before = byName(early)
  const focused = nameOf(document.activeElement, before)
  const pressed = nameOf(window.earlyPress, before)
  const [x, y] = [scrollX, scrollY]
  early.remove()
  return () => {
    const now = byName(document.body)
    for (const [name, control] of before) {
      const same = now.get(name)
      if (same) repeat(control, same)
    }
    scrollTo(x, y)
    if (focused !== undefined) focusAlike(before.get(focused), now.get(focused))
    if (pressed !== undefined) now.get(pressed)?.click()
  }
}

/** All controls by what they are and say; the number tells those apart that are alike. */
function byName(within: HTMLElement): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>()
  for (const control of within.querySelectorAll<HTMLElement>(CONTROLS)) {
    const facts = ['href', 'type', 'name', 'aria-label'].map((name) => control.getAttribute(name))
    const kind = [control.localName, ...facts, control.closest('label, button, a, summary')?.textContent.trim()].join('|')
    let n = 0
    while (controls.has(`${kind}|${n}`)) n++
    controls.set(`${kind}|${n}`, control)
  }
  return controls
}

function nameOf(element: Element | null | undefined, controls: ReadonlyMap<string, HTMLElement>): string | undefined {
  return [...controls].find(([, control]) => control === element)?.[0]
}

/** Who is typing goes on where the cursor was. */
function focusAlike(before: HTMLElement | undefined, now: HTMLElement | undefined): void {
  now?.focus({ preventScroll: true })
  if (!(before instanceof HTMLInputElement && now instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd } = before
  if (selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd)
}

/** Gives a control the state of the same control on the early page. */
function repeat(before: HTMLElement, now: HTMLElement): void {
  if (before instanceof HTMLInputElement && now instanceof HTMLInputElement) {
    if (/^(?:radio|checkbox)$/.test(before.type)) {
      if (before.checked !== before.defaultChecked && before.checked !== now.checked) now.click()
    } else if (before.type === 'file') {
      if (!before.files?.length) return
      now.files = before.files
      now.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (before.value !== before.defaultValue) {
      now.value = before.value
      now.dispatchEvent(new Event('input', { bubbles: true }))
    }
  } else if (before instanceof HTMLSelectElement && now instanceof HTMLSelectElement) {
    const usual = [...before.options].findIndex((option) => option.defaultSelected)
    if (before.selectedIndex === Math.max(usual, 0)) return
    now.selectedIndex = before.selectedIndex
    now.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (before.parentElement instanceof HTMLDetailsElement && now.parentElement instanceof HTMLDetailsElement) {
    now.parentElement.open = before.parentElement.open
  }
}
