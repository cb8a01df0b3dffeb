import type { MatchSession } from '#lib/session/match-session.ts'

/** The address of a step of a match, which opens anywhere; undefined if the match is too long for a link. */
export async function linkTo(session: MatchSession, step: number): Promise<string | undefined> {
  const link = new URL(session.address, location.origin)
  link.searchParams.set('step', `${step}`)
  if (session.seenTo !== undefined) link.searchParams.set('spoilers', 'no')
  if (session.revealed && session.viewer !== session.you) link.searchParams.set('eyes', `${session.viewer ?? 'all'}`)
  if (session.carried !== undefined) {
    const { MOST_IN_LINK, packRecord } = await import('#lib/session/packed-record.ts')
    link.hash = await packRecord(session.carried)
    if (link.hash.length > MOST_IN_LINK) return undefined
  }
  return link.href
}

/** What became of an address that was given out. */
export type Given = 'shared' | 'copied' | 'neither'

/**
 * Gives an address out: on phones and tablets to the app that one chooses, elsewhere to the clipboard. Where the browser forbids both,
 * shows it to be copied by hand.
 */
export async function giveLink(address: string, label: string, title: string): Promise<Given> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url: address })
      return 'shared'
    } catch (error) {
      // Whoever closes the choice of apps wants nothing; any other failure leaves the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return 'neither'
    }
  }
  try {
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch {
    prompt(label, address)
    return 'neither'
  }
}
