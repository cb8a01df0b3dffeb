import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The policy of everything that is not a page: workers may fetch from this server, and no site may frame anything. */
export const PLAIN_POLICY = "default-src 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'"

/**
 * The content security policy of a page. Only our own scripts run, and inline ones (the app's starter) are listed by hash,
 * so that no text of a player can ever run as a script. Inline styles are allowed: they place and animate pieces.
 */
export function pagePolicy(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
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

const cache = new Map<string, { changed: number; policy: string }>()

/** The policy of a page file; it is computed again only when the file has changed. */
export function policyOfFile(path: string): string {
  const changed = statSync(path).mtimeMs
  const before = cache.get(path)
  if (before?.changed === changed) return before.policy
  const policy = pagePolicy(readFileSync(path, 'utf8'))
  cache.set(path, { changed, policy })
  return policy
}
