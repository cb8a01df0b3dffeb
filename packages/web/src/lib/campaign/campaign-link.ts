/** The campaign on this device, and its chapter, that a match belongs to. */
export interface CampaignLink {
  readonly campaign: string
  readonly parent: string | null // the save it began from
  readonly attempt: number
}

/** Reads the link of a stored match; undefined if it has none. */
export function readLink(given: unknown): CampaignLink | undefined {
  if (typeof given !== 'object' || given === null || !('campaign' in given && 'parent' in given && 'attempt' in given))
    return undefined
  const { campaign, parent, attempt } = given
  if (typeof campaign !== 'string' || typeof attempt !== 'number') return undefined
  return parent === null || typeof parent === 'string' ? { campaign, parent, attempt } : undefined
}
