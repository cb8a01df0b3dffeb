/** Drawings are files of their own, loaded when a chapter needs them: the book's script holds none of them. */
const addresses = import.meta.glob<string>('./scenery/*.svg', { query: '?url', import: 'default', eager: true })
const loaded = new Map<string, Promise<string>>()

/** The text of a drawing; where there is none of that name, or it cannot be loaded, what stands in for it. */
export function drawing(name: string, otherwise = async () => ''): Promise<string> {
  const found = loaded.get(name)
  if (found) return found
  const address = addresses[`./scenery/${name}.svg`]
  const made = address === undefined ? otherwise() : load(address)
  loaded.set(name, made)
  // What failed may come later: a phone that was in a tunnel.
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
