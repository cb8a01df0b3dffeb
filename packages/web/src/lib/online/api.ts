/** A request failed. `code` is the server's code, or `offline` if the server could not be reached. */
export class ApiError extends Error {
  readonly code: string

  constructor(code: string, problem?: string) {
    super(problem ?? code)
    this.code = code
  }
}

/** Sends a request to the server; throws an `ApiError` if it fails. */
export async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError('offline')
  }
  const data = (await answer.json().catch(() => undefined)) as
    | (T & { code?: string; problem?: string; message?: string })
    | undefined
  // An HTML page instead of JSON: the app is hosted without a game server.
  if (data === undefined) throw new ApiError(answer.ok || answer.status === 404 ? 'no-server' : 'broken')
  if (!answer.ok) throw new ApiError(data.code ?? (answer.status === 429 ? 'too-fast' : 'broken'), data.problem ?? data.message)
  return data
}
