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

/** Copies an address; where the browser forbids that, shows it to be copied by hand. Returns whether it was copied. */
export async function copyLink(address: string, label: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    prompt(label, address)
    return false
  }
}
