/** What the server says to people who are away. */
export interface Words {
  /** The subject and text of the letter that says whose turn it is. */
  turn(name: string, games: readonly { readonly title: string; readonly url: string }[], settings: string): Mail
  verify(name: string, url: string): Mail
  reset(name: string, url: string): Mail
  /** The push notification; `others` are further tables that wait. */
  push(title: string, others: number): { readonly title: string; readonly body: string }
}

export interface Mail {
  readonly subject: string
  readonly text: string
}
