/** Why an option of a choice is closed, in one language. Loaded with the first hero: before, no option has a condition. */
export interface ClosedText {
  /** The whole note; `wanted` is what the option asks for. */
  note(wanted: string): string
  sparks(have: number, need: number): string
  fate(need: number): string
  password(word: string): string
  noPassword(word: string): string
  item(name: string): string
  hero(name: string): string
  heroes(need: number): string
  readonly or: string
  readonly unsaid: string // where the condition is not told
}
