import type { Page } from '../../pages.ts'
import type { WonderView } from '../../view.ts'
import { hasStory } from '../derived.ts'

/** How far one reader has come in the story: everyone reads at their own pace. */
export class Reading {
  /** All pages that have something to read, in order. */
  pages = $state.raw<readonly Page[]>([])
  at = $state(0)
  open = $state(false)
  /** Pages that were on the screen. */
  private seen = $state(0)
  private begun = false

  readonly unread = $derived(Math.max(0, this.pages.length - this.seen))

  /** Takes the pages read at the table. New pages open the scroll; in a continued match, the last page can be opened. */
  follow(view: WonderView): void {
    const pages = view.pages.filter(({ card, side }) => side !== 'front' || hasStory(view, card))
    const before = this.pages.length
    this.pages = pages
    if (!this.begun) {
      this.begun = true
      const fresh = view.objective === 0 && view.rounds === 0
      this.at = fresh ? 0 : Math.max(0, pages.length - 1)
      this.seen = fresh ? Math.min(1, pages.length) : pages.length
      this.open = fresh && pages.length > 0
      return
    }
    // After an undo, or when an earlier step is shown, there are fewer.
    this.seen = Math.min(this.seen, pages.length)
    this.at = Math.min(this.at, Math.max(0, pages.length - 1))
    if (pages.length <= before) return
    if (!this.open) this.show(before)
  }

  turn(by: 1 | -1): void {
    if (this.pages[this.at + by]) this.show(this.at + by)
  }

  /** The next page nobody here has read; after the last one the scroll rolls up. */
  on(): void {
    if (this.unread > 0) this.show(this.seen)
    else if (this.at < this.pages.length - 1) this.show(this.pages.length - 1)
    else this.open = false
  }

  toggle(): void {
    this.open = !this.open
  }

  close(): void {
    this.open = false
    this.seen = this.pages.length
  }

  private show(at: number): void {
    this.at = at
    this.seen = Math.max(this.seen, at + 1)
    this.open = true
  }
}
