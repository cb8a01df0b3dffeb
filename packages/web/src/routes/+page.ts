import { savedMatches } from '#lib/session/saved-matches.ts'

/** Only those who have played here load the lists of their matches, which then stand on the page at once. */
export async function load() {
  return { MatchList: savedMatches().length ? (await import('#lib/home/MatchList.svelte')).default : undefined }
}
