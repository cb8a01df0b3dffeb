/** What only the board says. */
export interface BoardText {
  readonly fate: string
  fateUp(up: number, all: number): string
  readonly goal: string
  progress(done: number, needed: number): string
  readonly enemies: string
  readonly rules: string
  pool(wyrms: number): string
  deck(cards: number): string
  readonly roll: string
  rolled(successes: number, dice: number): string
  readonly reader: {
    readonly title: string
    page(at: number, of: number): string
    readonly on: string
    readonly earlier: string
    readonly later: string
    readonly close: string
    readonly aloud: string
    readonly hush: string
    unread(pages: number): string
  }
  readonly plan: string
  readonly anyone: string
  readonly closed: string // why an option of a choice cannot be taken
  readonly answers: string
  readonly choose: string // several things at one place
  readonly fold: string
  readonly cancel: string
  readonly closer: string
  readonly whole: string
  readonly area: string
  actions(hero: string): string
  left(n: number): string
  readonly act: {
    readonly move: string
    readonly moveText: string
    readonly collect: string
    readonly interact: string
    readonly give: string
    readonly giveText: string
    readonly take: string
    readonly takeText: string
    sparksHere(n: number): string
  }
  readonly hero: {
    readonly out: string
    readonly done: string
    readonly aura: string
    hearts(n: number, most: number): string
    sparks(n: number): string
  }
}
