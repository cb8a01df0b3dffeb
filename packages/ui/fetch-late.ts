/** How long to wait after a failure: each time twice as long, up to a minute. */
const FIRST_WAIT = 3_000
const LONGEST_WAIT = 60_000

/**
 * Fetches something that the page can do without for a while. If that fails, it is tried again after some seconds, or as soon as the
 * network is back. Returns a function that gives up.
 */
export function fetchLate<T>(fetch: () => Promise<T>, use: (fetched: T) => void): () => void {
  let wait = FIRST_WAIT
  let timer: ReturnType<typeof setTimeout> | undefined
  let wanted = true

  function attempt() {
    fetch().then((fetched) => {
      if (wanted) use(fetched)
    }, failed)
  }

  function failed() {
    if (!wanted) return
    timer = setTimeout(again, wait)
    wait = Math.min(2 * wait, LONGEST_WAIT)
    addEventListener('online', again)
  }

  function again() {
    rest()
    attempt()
  }

  function rest() {
    clearTimeout(timer)
    removeEventListener('online', again)
  }

  attempt()
  return () => {
    wanted = false
    rest()
  }
}
