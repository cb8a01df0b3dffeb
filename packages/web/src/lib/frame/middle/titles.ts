import { lens } from '@grimuar/ui/kit/lens.ts'
import Tip from '@grimuar/ui/kit/Tip.svelte'
import { mount, unmount } from 'svelte'
import { on } from 'svelte/events'

/** The parts of a table in which titles are told; things with a lens tell everything there. */
const WITHIN = '.middle, .players'
const LARGE = '[data-lens]'

/**
 * Tells the titles of a table's things to those who have no mouse: after a long press, and while a thing has the focus of the keyboard.
 * To a mouse the browser tells them itself. Returns a function that ends it.
 */
export function tellTitles(root: HTMLElement): () => void {
  let byMouse = false
  let [thing, detach]: [HTMLElement | undefined, () => void] = [undefined, () => {}]
  let tip: ReturnType<typeof mount> | undefined
  const gone = new MutationObserver(() => thing?.isConnected || forget())

  function hide() {
    if (tip) void unmount(tip)
    tip = undefined
  }

  function forget() {
    detach()
    gone.disconnect()
    thing?.style.removeProperty('user-select')
    thing = undefined
    detach = () => {}
  }

  function watch({ target }: Event) {
    const titled = target instanceof Element ? target.closest<HTMLElement>('[title]') : null
    if (titled === thing) return
    forget()
    if (!titled?.title || !titled.closest(WITHIN) || titled.closest(LARGE)) return
    thing = titled
    // A long press on words does not select them.
    thing.style.userSelect = 'none'
    gone.observe(root, { subtree: true, childList: true })
    const show = () => {
      if (!byMouse && !tip) tip = mount(Tip, { target: root, props: { of: titled, words: titled.title } })
    }
    detach = lens(show, hide)(titled)
  }

  // They hear an event before the thing itself, so that the thing hears it too once it is watched.
  const first = { capture: true }
  const offs = [
    on(
      root,
      'pointerdown',
      (event) => {
        byMouse = event.pointerType === 'mouse'
        if (!byMouse) watch(event)
      },
      first,
    ),
    on(root, 'keydown', () => (byMouse = false), first),
    on(
      root,
      'focus',
      (event) => !byMouse && event.target instanceof Element && event.target.matches(':focus-visible') && watch(event),
      first,
    ),
  ]
  return () => {
    forget()
    for (const off of offs) off()
  }
}
