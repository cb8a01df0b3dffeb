import type { Card, Mode, Path, SamplerQuestion, Shrine, Source, Supply, Work } from '../table.ts'

/** All the words of the game; each language fills it whole. */
export interface SamplerText {
  readonly works: { readonly [W in Work]: string }
  readonly supplies: { readonly [S in Supply]: string }
  readonly shrines: { readonly [S in Shrine]: string }
  readonly paths: { readonly [P in Path]: string }
  readonly cards: { readonly [C in Card]: string }
  readonly modes: { readonly [M in Mode]: string }
  readonly parts: { readonly [S in Source]: string }
  readonly shadow: string
  sparks(n: number): string
  coins(n: number): string
  cardsInHand(n: number): string
  chapter(n: number): string
  round(n: number, of: number, chapter: number): string
  readonly ask: { readonly [K in Exclude<SamplerQuestion['kind'], 'ward'>]: string } & { ward(power: number): string }
  readonly wait: { readonly [K in SamplerQuestion['kind']]: (names: string) => string }
  readonly pass: string
  readonly ward: string
  and(words: readonly string[]): string
  readonly afterwards: string
  readonly event: {
    round(round: number, lead: string): string
    drew(card: string): string
    worked(name: string, works: string, sparks: string): string
    packed(name: string, supplies: string): string
    shared(name: string, coins: string): string
    warded(name: string, power: number): string
    storm(name: string, taken: number): string
    path(name: string, path: string): string
    bridge: string
    cave(roll: number, good: boolean): string
  }
  readonly table: {
    readonly lead: string
    readonly packed: string
    readonly coins: string
    readonly hand: string
    readonly nothing: string
  }
  readonly options: { readonly mode: string; readonly rounds: string; readonly tale: string }
  readonly outcome: {
    youWon: string
    won(names: string, many: boolean): string
    shadowWon: string
    teamWon: string
    teamLost: string
    tie(names: string): string
  }
}
