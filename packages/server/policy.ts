import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** For everything that is not a page: workers keep the right to fetch from here, nothing may be framed. */
export const PLAIN_POLICY = "default-src 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'"

/**
 * What a page may load. Only our own scripts run: inline ones (the app's starter) are named by their hash,
 * so nothing a player types can ever become a script. Inline styles place and animate pieces.
 */
export function pagePolicy(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script as string)
        .digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const known = new Map<string, { changed: number; policy: string }>()

/** The policy of a page on disk; read again only when the page has changed. */
export function policyOfFile(path: string): string {
  const changed = statSync(path).mtimeMs
  const before = known.get(path)
  if (before?.changed === changed) return before.policy
  const policy = pagePolicy(readFileSync(path, 'utf8'))
  known.set(path, { changed, policy })
  return policy
}
