import { ApiError, ask } from '../online/api.ts'

/** A passkey as the server lists it. */
export interface Passkey {
  readonly id: string
  readonly name?: string | null
  readonly createdAt: string
}

/** Why passkeys cannot be used here: nothing where they can. */
export function passkeysMissing(): 'no-passkeys' | 'not-secure' | undefined {
  if (!isSecureContext) return 'not-secure'
  const known = typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  return known ? undefined : 'no-passkeys'
}

/** Signs in with a passkey this device or one nearby holds. */
export async function signInByPasskey(): Promise<void> {
  refuseMissing()
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('GET', '/api/auth/passkey/generate-authenticate-options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const response = await byHand(() => navigator.credentials.get({ publicKey }))
  await ask('POST', '/api/auth/passkey/verify-authentication', { response })
}

/** Makes a passkey for whoever sits here, under a name that tells it from others. */
export async function addPasskey(name: string): Promise<void> {
  refuseMissing()
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('GET', '/api/auth/passkey/generate-register-options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const response = await byHand(() => navigator.credentials.create({ publicKey }))
  await ask('POST', '/api/auth/passkey/verify-registration', { response, name })
}

export function listPasskeys(): Promise<readonly Passkey[]> {
  return ask('GET', '/api/auth/passkey/list-user-passkeys')
}

export async function removePasskey(id: string): Promise<void> {
  await ask('POST', '/api/auth/passkey/delete-passkey', { id })
}

function refuseMissing(): void {
  const missing = passkeysMissing()
  if (missing) throw new ApiError(missing)
}

/** What the browser asks of the person; whoever turns away is told so in words. */
async function byHand(act: () => Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await act()) as PublicKeyCredential | null)?.toJSON() ?? nothing()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') throw new ApiError('PREVIOUSLY_REGISTERED')
    if (error instanceof DOMException) throw new ApiError('cancelled', error.message)
    throw error
  }
}

function nothing(): never {
  throw new ApiError('cancelled')
}
