import { PROTOCOL } from '@grimuar/protocol'
import { Code, wishes, words } from '@grimuar/protocol/messages'
import * as nouns from '@grimuar/protocol/nouns'
import { tidy } from './tidy.ts'

// The socket protocol as a page, written from the schemas that check it.

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly description?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** Schemas with a name of their own, told once. */
const named = new Map<unknown, string>(
  Object.entries(nouns)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, schema]) => (/^[A-Z]/.test(name) && isBig(schema as Schema) ? [[schema, name] as const] : [])),
)

export function protocolPage(): string {
  return tidy(`# The socket protocol

<!-- Written by "npm run docs:server" from packages/protocol; change the schemas, not this page. -->

One WebSocket for each tab, at \`/api/socket\`, with the session's cookie. Every message is one JSON object in a text
frame of at most 16 kB. What a client says has \`do\`, what the server says has \`say\`. This is protocol ${PROTOCOL}.

- The first message is \`hello\`; the answer is \`welcome\`.
- Wishes with a \`key\` are answered by \`done\` or \`refused\` with the same key. \`done\` comes only after what was
  done is durable. Sent again under its old key (after a break, say) a wish is answered again and done once.
- After \`watch\` a match is sent whole (\`match\`), then entry by entry (\`step\`); \`seq\` grows by one each time. A
  client that comes back says the last \`seq\` it has and gets every entry it missed.
- \`sight\` in a step is a patch (packages/protocol/patch.ts): \`[value]\` replaces, \`[]\` removes a field,
  \`[at, count, values]\` splices a list, an object patches the named fields or items.
- Something is said at least every \`beat\` milliseconds (\`now\`, if there is nothing else). A client that hears nothing for much
  longer has a dead line, whatever its socket says, and should open another.
- A client that is too fast is answered \`too-fast\`, one that goes on is let go (1008). 1009: too big a message. 1012: the
  server restarts. 4001: signed out.

\`Connection\` in packages/protocol does all of this.

## What a client says

${Object.values(wishes).map(message).join('\n\n')}

## What the server says

${Object.values(words).map(message).join('\n\n')}

## Why not

${(Code as unknown as Schema).anyOf?.map((code) => `- \`${code.const}\`: ${code.description}`).join('\n')}

## Nouns

${[...named].map(([schema, name]) => noun(name, schema as Schema)).join('\n\n')}
`)
}

function message(schema: unknown): string {
  const { properties = {}, description } = schema as Schema
  const name = properties.do?.const ?? properties.say?.const
  return `### ${name}\n\n${description}\n\n${fields(schema as Schema, ['do', 'say'])}`
}

function noun(name: string, schema: Schema): string {
  const about = schema.description ? `${schema.description}\n\n` : ''
  const variants = schema.anyOf?.map(
    (variant) => `- ${kind(variant, schema)}${variant.description ? ` — ${variant.description}` : ''}`,
  )
  return `### ${name}\n\n${about}${variants?.join('\n') ?? fields(schema, [])}`
}

function fields({ properties = {}, required = [] }: Schema, but: readonly string[]): string {
  const rows = Object.entries(properties)
    .filter(([name]) => !but.includes(name))
    .map(
      ([name, schema]) =>
        `- \`${name}${required.includes(name) ? '' : '?'}\` ${kind(schema)}${schema.description ? ` — ${schema.description}` : ''}`,
    )
  return rows.join('\n')
}

/** What a value is, in a few words. */
function kind(schema: Schema, inside?: Schema): string {
  const name = schema === inside ? undefined : named.get(schema)
  if (name) return `[${name}](#${name.toLowerCase()})`
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.anyOf) return schema.anyOf.map((variant) => kind(variant)).join(' or ')
  if (schema.type === 'array') return `list of ${kind(schema.items ?? {})}`
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema
    const parts = Object.entries(properties).map(
      ([field, inner]) => `${field}${required.includes(field) ? '' : '?'}: ${kind(inner)}`,
    )
    return `{ ${parts.join(', ')} }`
  }
  if (schema.type === undefined) return 'JSON'
  const limits = [
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && `to ${schema.maximum}`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} long`,
  ].filter(Boolean)
  return limits.length ? `${schema.type} (${limits.join(', ')})` : schema.type
}

function isBig(schema: Schema): boolean {
  return schema.type === 'object' || schema.anyOf?.some(({ type }) => type === 'object') === true
}
