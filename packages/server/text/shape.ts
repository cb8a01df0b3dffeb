/** The texts that the server sends to people who are away. */
export interface Words {
  /** The mail that says in which games it is the person's turn. */
  turn(name: string, games: readonly { readonly title: string; readonly url: string }[], settings: string): Mail
  /** Goes to an address that may be a stranger's, so it contains nothing that the sender chose. */
  verify(url: string): Mail
  reset(name: string, url: string): Mail
  /** The push notification; `others`: number of further games that wait. */
  push(title: string, others: number): { readonly title: string; readonly body: string }
}

export interface Mail {
  readonly subject: string
  readonly text: string
}
