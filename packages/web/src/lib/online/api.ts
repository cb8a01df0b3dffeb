/** Why the server would not: its code, or `offline` where it was not to be reached. */
export class Unwilling extends Error {
  readonly code: string

  constructor(code: string, problem?: string) {
    super(problem ?? code)
    this.code = code
  }
}

/** Asks the server for something; what it will not do is thrown as `Unwilling`. */
export async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Unwilling('offline')
  }
  const said = (await answer.json().catch(() => undefined)) as
    | (T & { code?: string; problem?: string; message?: string })
    | undefined
  // A page instead of an answer: the app is served without a server behind it.
  if (said === undefined) throw new Unwilling(answer.ok || answer.status === 404 ? 'no-server' : 'broken')
  if (!answer.ok) throw new Unwilling(said.code ?? (answer.status === 429 ? 'too-fast' : 'broken'), said.problem ?? said.message)
  return said
}
