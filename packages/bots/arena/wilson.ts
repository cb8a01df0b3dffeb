/** A measured share and its 95 % confidence interval. */
export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Wilson's 95 % interval: unlike the normal approximation it stays inside 0..1 and is right for few games too. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { share: 0, low: 0, high: 1 }
  const z = 1.959964
  const share = successes / trials
  const spread = 1 + (z * z) / trials
  const middle = (share + (z * z) / (2 * trials)) / spread
  const half = (z / spread) * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
