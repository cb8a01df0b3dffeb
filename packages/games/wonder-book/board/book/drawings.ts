/** Drawings are separate files, loaded when a chapter needs them: the book's script contains none of them. */
const addresses = import.meta.glob<string>('../scenery/*.svg', { query: '?url', import: 'default', eager: true })
const loaded = new Map<string, Promise<string>>()

/** The text of a drawing, or of its replacement if there is no such drawing or it cannot be loaded. */
export function drawing(name: string, otherwise = async () => ''): Promise<string> {
  const found = loaded.get(name)
  if (found) return found
  const address = addresses[`../scenery/${name}.svg`]
  const made = address === undefined ? otherwise() : load(address)
  loaded.set(name, made)
  // A failed load may succeed later, for example after a tunnel.
  void made.then((text) => text || loaded.delete(name))
  return made
}

async function load(address: string): Promise<string> {
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}
