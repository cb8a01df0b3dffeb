import { Settings } from '@grimuar/protocol/api'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Store } from '../store/contract.ts'

/** Fields of other versions are left alone. */
const stored = Compile(Type.Object(Settings.properties))

function isSettings(json: unknown): json is Settings {
  return stored.Check(json)
}

/** The settings of a person; empty if there are none. */
export async function settingsOf(store: Store, person: string): Promise<Settings> {
  const json = await store.settings(person)
  if (json === null) return {}
  if (!isSettings(json)) throw new Error(`these are no settings of a person: ${JSON.stringify(json)}`)
  return json
}
