import type { Form } from '@grimuar/kernel'
import {
  add,
  back,
  blankDraft,
  type Draft,
  draftOf,
  filled,
  isComplete,
  type Limit,
  limitOf,
  remove,
  shift,
  toggle,
} from '@grimuar/ui/draft'

/** The form that is being filled in, shared by all places of the frame that show it. */
export class Drafting {
  readonly form: Form
  draft: Draft = $state.raw({ used: [], order: [] })
  /** The limit that the last press ran into. */
  limit: Limit | undefined = $state.raw()

  /** `answer` is what was sent before, to be changed. */
  constructor(form: Form, answer?: unknown) {
    this.form = form
    this.draft = answer === undefined ? blankDraft(form) : draftOf(form, answer)
  }

  get filled(): unknown[] {
    return filled(this.form, this.draft)
  }

  get complete(): boolean {
    return isComplete(this.form, this.draft)
  }

  limitOf(item: number): Limit | undefined {
    return limitOf(this.form, this.draft, item)
  }

  /** Enters an item; of a row or a set, an item that is entered is taken out again. */
  press(item: number): void {
    if (item >= this.form.items.length) return
    const limit = this.limitOf(item)
    this.limit = limit?.limit === 'entered' ? undefined : limit
    this.draft = this.form.form === 'shares' ? add(this.form, this.draft, item) : toggle(this.form, this.draft, item)
  }

  remove(item: number): void {
    this.limit = undefined
    this.draft = remove(this.form, this.draft, item)
  }

  shift(item: number, by: number): void {
    this.draft = shift(this.draft, item, by)
  }

  back(): void {
    this.limit = undefined
    this.draft = back(this.form, this.draft)
  }
}
