/** How rooms are floored: three shades for each colour, and a pattern of its own, so that nobody has to tell colours apart. */
import type { RoomColour } from '../../ids.ts'

export interface Floor {
  readonly shades: readonly [light: string, body: string, deep: string]
  readonly width: number
  readonly height: number
  readonly turned?: string
  readonly lines: string
}

/** Flagstones, herringbone, leaves of stone, planks, diamonds, slabs; a grid for the Black Rose. */
export const FLOORS: { readonly [C in RoomColour]: Floor } = {
  blue: { shades: ['#4a84d2', '#1f478f', '#0f2a63'], width: 22, height: 12, lines: 'M0 .5H22M0 6.5H22M5.5 .5V6.5M16.5 6.5V12.5' },
  yellow: {
    shades: ['#d3a644', '#8a6218', '#4d3408'],
    width: 16,
    height: 16,
    turned: 'scale(1 .75) rotate(45)',
    lines: 'M0 0H16M0 8H8M8 0V8M8 8V16M8 12H16',
  },
  green: { shades: ['#469a69', '#1a5f42', '#0d3826'], width: 18, height: 14, lines: 'M0 7Q4.5 0 9 7T18 7M0 14Q4.5 7 9 14T18 14' },
  red: { shades: ['#c44c53', '#7a202b', '#450f18'], width: 12, height: 30, lines: 'M0 0V30M6 0V30M0 10H6M6 24H12' },
  purple: { shades: ['#8f60c8', '#4e288a', '#2a1352'], width: 16, height: 12, lines: 'M0 6L8 0L16 6L8 12Z' },
  grey: {
    shades: ['#99a0b5', '#535a70', '#2d3242'],
    width: 30,
    height: 20,
    lines: 'M0 .5H30M0 10.5H30M10 .5V10.5M24 10.5V20.5M24 .5L20 10',
  },
  black: { shades: ['#4b1a2c', '#1a0b16', '#07040a'], width: 12, height: 12, turned: 'rotate(30)', lines: 'M0 6H12M6 0V12' },
}
