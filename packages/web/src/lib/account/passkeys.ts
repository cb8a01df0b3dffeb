import { ApiError, ask } from '../online/api.ts'

/** A passkey as the server lists it. */
export interface Passkey {
  readonly id: string
  readonly name?: string | null
  readonly createdAt: string
}

/** Why passkeys cannot be used here; undefined if they can. */
export function passkeysMissing(): 'no-passkeys' | 'not-secure' | undefined {
  if (!isSecureContext) return 'not-secure'
  const known = typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  return known ? undefined : 'no-passkeys'
}

/** Signs in with a passkey of this device or of a device nearby. */
export async function signInByPasskey(): Promise<void> {
  requirePasskeys()
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('GET', '/api/auth/passkey/generate-authenticate-options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const response = await askBrowser(() => navigator.credentials.get({ publicKey }))
  await ask('POST', '/api/auth/passkey/verify-authentication', { response })
}

/** Adds a passkey to the signed-in account, under a name that distinguishes it from others. */
export async function addPasskey(name: string): Promise<void> {
  requirePasskeys()
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('GET', '/api/auth/passkey/generate-register-options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const response = await askBrowser(() => navigator.credentials.create({ publicKey }))
  await ask('POST', '/api/auth/passkey/verify-registration', { response, name })
}

export function listPasskeys(): Promise<readonly Passkey[]> {
  return ask('GET', '/api/auth/passkey/list-user-passkeys')
}

export async function removePasskey(id: string): Promise<void> {
  await ask('POST', '/api/auth/passkey/delete-passkey', { id })
}

function requirePasskeys(): void {
  const missing = passkeysMissing()
  if (missing) throw new ApiError(missing)
}

/** Runs the browser's passkey dialog; throws an error with a code if the person cancels it. */
async function askBrowser(act: () => Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await act()) as PublicKeyCredential | null)?.toJSON() ?? cancelled()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') throw new ApiError('PREVIOUSLY_REGISTERED')
    if (error instanceof DOMException) throw new ApiError('cancelled', error.message)
    throw error
  }
}

function cancelled(): never {
  throw new ApiError('cancelled')
}
