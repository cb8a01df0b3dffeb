import { contrast, type Eye } from './eyes.ts'

/** How one kind of things is drawn. */
export interface Drawn {
  readonly name: string
  /** The colour of most of it. */
  readonly body: string
  /** The path of its shape: an emblem, an outline. */
  readonly shape: string
  /** The best seen colour of the shape must stand out from every ground it lies on. */
  readonly inks: readonly string[]
  readonly grounds: readonly string[]
}

/** Brightness alone tells two kinds apart from this contrast on; a shape is seen from this contrast to its ground on (WCAG 1.4.11). */
export const LEAST = { brightness: 2, shape: 3 } as const

/** The pairs of kinds that an eye can tell apart neither by brightness nor by shape. */
export function mistaken(kinds: readonly Drawn[], eye: Eye): string[] {
  return kinds.flatMap((a, i) =>
    kinds
      .slice(i + 1)
      .filter(
        (b) => contrast(a.body, b.body, eye) < LEAST.brightness && !(a.shape !== b.shape && isSeen(a, eye) && isSeen(b, eye)),
      )
      .map((b) => `${a.name} and ${b.name}`),
  )
}

function isSeen({ inks, grounds }: Drawn, eye: Eye): boolean {
  return grounds.every((ground) => inks.some((ink) => contrast(ink, ground, eye) >= LEAST.shape))
}
