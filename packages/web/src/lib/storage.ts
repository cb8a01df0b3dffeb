/** localStorage, or undefined if the browser forbids it. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** The text stored under a key; null if there is none or the browser forbids storage. */
export function readStored(key: string): string | null {
  return browserStorage()?.getItem(key) ?? null
}

/** Stores a text under a key, or removes it for null. Returns false if the browser forbids storage or has no space left. */
export function writeStored(key: string, value: string | null): boolean {
  const storage = browserStorage()
  if (!storage) return false
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** All keys that begin with a prefix. */
export function storedKeys(prefix: string): string[] {
  const storage = browserStorage()
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '')
  return keys.filter((key) => key.startsWith(prefix))
}
