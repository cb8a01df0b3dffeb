type Rgb = readonly [number, number, number]
/** How an eye sees red, green and blue in linear light. */
export type Eye = readonly [Rgb, Rgb, Rgb]

/** The usual eye, and what eyes without one kind of cones see (Machado, Oliveira, Fernandes 2009). */
export const EYES: { readonly [name: string]: Eye } = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
  deuteranopia: [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
  tritanopia: [
    [1.256, -0.077, -0.179],
    [-0.078, 0.931, 0.148],
    [0.005, 0.691, 0.304],
  ],
}

/** The contrast of two colours (`#rrggbb`) to an eye, from 1 to 21, as WCAG measures it. */
export function contrast(a: string, b: string, eye: Eye): number {
  const [dark = 0, bright = 0] = [luminance(a, eye), luminance(b, eye)].toSorted((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(hex: string, [r, g, b]: Eye): number {
  const light = linear(hex)
  const seen = (row: Rgb) => Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]))
  return 0.2126 * seen(r) + 0.7152 * seen(g) + 0.0722 * seen(b)
}

function linear(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is no colour of six digits`)
  const part = (from: number) => {
    const s = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}
