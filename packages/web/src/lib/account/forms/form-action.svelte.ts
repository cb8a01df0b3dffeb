import { why } from '../words.ts'

/** A request that a form sends to the server: whether it is running, and its outcome. */
export class FormAction {
  busy = $state(false)
  /** The error message, or empty. */
  wrong = $state('')
  /** The success message, or empty. */
  done = $state('')

  /** Runs the request, unless it is already running; true if it succeeded. */
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
