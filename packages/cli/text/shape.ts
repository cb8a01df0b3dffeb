import type { Form, FormFault, StandingOrder, UndoReach } from '@grimuar/kernel'

export type PlayCommand = 'undo' | 'orders' | 'rules' | 'moves' | 'table' | 'save' | 'quit' | 'help'

/** The texts of the terminal, besides the game's own words. */
export interface PlayText {
  /** The default names of the person and of the bots (numbered if there are several). */
  readonly player: string
  readonly bot: (n: number | undefined) => string
  readonly welcome: (title: string, name: string) => string
  readonly continued: (file: string, steps: number) => string
  readonly commitment: (hash: string) => string
  readonly seed: (seed: string | number) => string
  readonly choose: string
  readonly notANumber: (text: string) => string
  readonly outOfRange: (count: number) => string
  readonly notLegal: string
  readonly brokenMove: string
  /** How to fill in a form, below its numbered items. */
  readonly fillIn: { readonly [F in Form['form']]: (min: number, max: number) => string }
  /** Some items of a form, by their numbers, share a limit. */
  readonly atMost: (max: number, of: readonly number[]) => string
  readonly formFault: (fault: FormFault) => string
  readonly undone: (left: number) => string
  readonly undoStops: { readonly [S in UndoReach['stop']]: string }
  /** What an order for interrupts means, what it is called, and the question which one is meant. */
  readonly orders: { readonly [O in StandingOrder]: string }
  readonly orderWords: { readonly [O in StandingOrder]: string }
  readonly whichOrder: (words: readonly string[]) => string
  readonly noClause: (id: string) => string
  readonly whichClause: (from: string, to: string) => string
  readonly saveWhere: string
  readonly saved: (file: string) => string
  readonly exists: (file: string) => string
  readonly cannotSave: (file: string, why: string) => string
  readonly hereInstead: string
  readonly unfinished: string
  readonly unsaved: string
  readonly nothingSeen: (name: string) => string
  readonly opening: string
  readonly after: (n: number, all: number) => string
  readonly total: string
  /** The names of each command; the help shows the first. */
  readonly commands: { readonly [C in PlayCommand]: readonly string[] }
  readonly help: (clause: string) => readonly string[]
}
