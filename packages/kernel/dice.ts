/**
 * Chance, handed in from outside: draw number and how many sides in, a whole number from 0 to sides-1 out.
 * The same draw number always gives the same answer, so folding a log again meets the same luck.
 */
export type Dice = (draw: number, sides: number) => number

/** A fast seeded dice for search and simulation; not for matches between people (see fair.ts). */
export function quickDice(seed: number): Dice {
  const key = scramble(seed ^ 0x9e3779b9)
  return (draw, sides) => {
    let x = (Math.imul(draw + 1, 0x9e3779b1) ^ key) | 0
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
    x = (x + key) | 0
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d)
    x = Math.imul(x ^ (x >>> 12), 0x297a2d39)
    return scale(x ^ (x >>> 15), sides)
  }
}

/** A number of 32 bits taken as a fraction from 0 to 1, times `sides`, rounded down. */
function scale(x: number, sides: number): number {
  if (sides > 0xffff) return Math.floor(((x >>> 0) / 0x100000000) * sides)
  // The same in whole numbers, which is faster: the upper and the lower half of the bits are multiplied apart.
  return (Math.imul(x >>> 16, sides) + (Math.imul(x & 0xffff, sides) >>> 16)) >>> 16
}

function scramble(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) | 0
}

/** A running source of chance for those who have no table to count draws for them. */
export function stream(dice: Dice): (sides: number) => number {
  let draw = 0
  return (sides) => dice(draw++, sides)
}
