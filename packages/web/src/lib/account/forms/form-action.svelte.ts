import { why } from '../words.ts'

/** Something asked of the server from a form: whether it is under way, what came of it. */
export class FormAction {
  busy = $state(false)
  /** Why it was not done. */
  wrong = $state('')
  /** That it was done. */
  done = $state('')

  /** Does it, unless it is being done already; true when it went well. */
  async try(act: () => Promise<unknown>, done = ''): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.wrong = ''
    this.done = ''
    try {
      await act()
      this.done = done
      return true
    } catch (error) {
      this.wrong = why(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
