/** What an error says; anything can be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
