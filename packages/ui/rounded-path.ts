/** How many numbers each command of a path takes, by its small letter. */
const TAKES: { readonly [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Whether a number in the list of a lower-case command is an x (0), a y (1), or neither (undefined). */
function axisOf(command: string, i: number): 0 | 1 | undefined {
  if (command === 'h') return 0
  if (command === 'v') return 1
  if (command === 'a' && i < 5) return undefined
  return (command === 'a' ? i - 5 : i) % 2 === 0 ? 0 : 1
}

/**
 * The path with whole coordinates. Points are rounded where they are, not how far they are from the one before, so that errors do not
 * add up along the path.
 */
export function roundedPath(path: string): string {
  let out = ''
  const exact = [0, 0] // where the pen is
  const drawn = [0, 0] // where it is in the rounded path
  const start = { exact: [0, 0], drawn: [0, 0] } // of this part of the path
  for (const [, letter = '', list = ''] of path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const command = letter.toLowerCase()
    const relative = letter === command
    const takes = TAKES[command]
    if (takes === undefined) throw new Error(`a path has no command "${letter}"`)
    if (command === 'z') {
      out += letter
      ;[exact[0], exact[1]] = [start.exact[0] ?? 0, start.exact[1] ?? 0]
      ;[drawn[0], drawn[1]] = [start.drawn[0] ?? 0, start.drawn[1] ?? 0]
      continue
    }
    const numbers = numbersIn(list, command)
    for (let from = 0; from < numbers.length; from += takes) {
      const from0 = [...exact]
      const drawn0 = [...drawn]
      const written = numbers.slice(from, from + takes).map((value, i) => {
        const axis = axisOf(command, i)
        if (axis === undefined) return i < 2 ? Math.round(value * 10) / 10 : value
        const to = relative ? (from0[axis] ?? 0) + value : value
        const rounded = Math.round(to)
        if (i >= takes - 2) {
          exact[axis] = to
          drawn[axis] = rounded
        }
        return relative ? rounded - (drawn0[axis] ?? 0) : rounded
      })
      const isFirst = from === 0
      out += `${isFirst ? letter : ''}${joined(written, !isFirst)}`
      if (command === 'm' && isFirst) {
        start.exact = [...exact]
        start.drawn = [...drawn]
      }
    }
  }
  return out
}

const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y
const FLAG = /[\s,]*([01])/y

/** Numbers as a path writes them. The flags of an arc may stand without a space. */
function numbersIn(list: string, command: string): number[] {
  const numbers: number[] = []
  for (let at = 0; ; ) {
    const place = numbers.length % 7
    const next = command === 'a' && (place === 3 || place === 4) ? FLAG : NUMBER
    next.lastIndex = at
    const found = next.exec(list)
    if (!found) return numbers
    numbers.push(Number(found[1]))
    at = next.lastIndex
  }
}

/** Numbers side by side, with a space only where they would run together. */
function joined(numbers: readonly number[], after: boolean): string {
  return numbers.map((n, i) => `${(i > 0 || after) && n >= 0 ? ' ' : ''}${n}`.replace('-0.', '-.')).join('')
}
