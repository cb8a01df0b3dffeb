/** A value in a statement. */
export type SqlValue = string | number | null

/** One statement, with `?` for each value. If `changes` is given, it must change exactly that many rows. With `rows` the result has the rows it returns. */
export interface Statement {
  readonly sql: string
  readonly values: readonly SqlValue[]
  readonly changes?: number
  readonly rows?: boolean
}

/** Statements that are executed together or not at all. */
export type Write = readonly Statement[]

/** The result of a write; `id` is that of the last row it inserted. A conflict names the violated constraint, or says `changes`. */
export type WriteResult =
  | { readonly id: number; readonly rows?: readonly unknown[]; readonly changes?: number }
  | { readonly conflict: string }

/** What differs between the databases in the SQL that they understand. */
export interface Flavour {
  /** The time of the database in milliseconds. */
  readonly now: string
  /** The text in a field of a JSON column, by its path. */
  jsonField(column: string, path: readonly string[]): string
  /** A JSON column with some of its fields set. Each field takes one value, as JSON. */
  jsonWith(column: string, fields: readonly string[]): string
  /** A condition: these columns have the values of one of `count` given rows. */
  rowIn(columns: readonly string[], count: number): string
  /** A statement that deletes all rows of an SQL table, and those that refer to them. */
  deleteAll(sqlTable: string): string
  /** A statement after which the database numbers new rows on from the highest number; undefined if it does so by itself. */
  numberOn(sqlTable: string, column: string): string | undefined
}

/** A database that speaks SQL. The store is written once, over this. */
export interface Database {
  readonly flavour: Flavour
  /** False once nothing can be written any more. */
  readonly alive: boolean
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>
  /**
   * Executes a write; the promise resolves when it is durable. Writes of one lane are executed in the order in which they were given.
   * It does not matter in which order others are.
   */
  write(write: Write, lane?: string): Promise<WriteResult>
  /** Finishes pending writes and closes. */
  close(): Promise<void>
}

/** Names of columns as both databases write them. */
export function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ')
}

/** Question marks for `count` rows of values, each in brackets. */
export function rowsOf(columns: readonly string[], count: number): string {
  return new Array<string>(count).fill(`(${listOf(columns)})`).join(', ')
}

/** Question marks for a list of values. */
export function listOf(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}

/** The most values in one list. */
const MOST_VALUES = 512

/** Reads by a list of values of any length, with a few statements. */
export async function inPieces<Row>(
  values: readonly string[],
  read: (values: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let i = 0; i < values.length; i += MOST_VALUES) rows.push(...(await read(filled(values.slice(i, i + MOST_VALUES)))))
  return rows
}

/** Repeats the last value up to the next power of two: a database prepares a statement for each number of values. */
function filled(values: readonly string[]): readonly string[] {
  const length = 2 ** Math.ceil(Math.log2(values.length))
  return [...values, ...new Array<string>(length - values.length).fill(values.at(-1) ?? '')]
}
