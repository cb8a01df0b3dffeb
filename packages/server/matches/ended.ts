import { type Result, readResult } from '@grimuar/kernel'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

/** How a match ended. */
export type Ended = { readonly how: 'played'; readonly result: Result } | { readonly how: 'abandoned'; readonly result: null }

const scores = Type.Array(Type.Object({ total: Type.Number(), parts: Type.Array(Type.Unknown()) }))
const stored = Compile(
  Type.Union([
    Type.Object({ how: Type.Literal('abandoned'), result: Type.Null() }),
    Type.Object({
      how: Type.Literal('played'),
      result: Type.Union([
        // Results of earlier versions have ranks only, and no `kind`.
        Type.Object({ kind: Type.Optional(Type.Literal('ranked')), ranks: Type.Array(Type.Integer()), scores }),
        Type.Object({ kind: Type.Literal('shared'), won: Type.Boolean(), scores: Type.Optional(scores) }),
      ]),
    }),
  ]),
)

function isEnded(json: unknown): json is Ended {
  return stored.Check(json)
}

/** Reads how a match ended, as stored by this version or an earlier one; null: it has not ended. */
export function readEnded(json: unknown): Ended | null {
  if (json === null) return null
  if (!isEnded(json)) throw new Error(`this is no end of a match: ${JSON.stringify(json)}`)
  return json.how === 'played' ? { how: 'played', result: readResult(json.result) } : json
}
