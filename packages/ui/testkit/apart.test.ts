import { expect, test } from 'vitest'
import { seatFace, seatJewel } from '../kit/seats.ts'
import { type Drawn, mistaken } from './apart.ts'
import { EYES } from './eyes.ts'
import { shadesOf } from './theme.ts'

const alike = (name: string, body: string): Drawn => ({ name, body, shape: 'O', inks: ['#ffffff'], grounds: [body] })

const seats = [0, 1, 2, 3].map((seat): Drawn => {
  const { body } = shadesOf(seatJewel(seat))
  return { name: `seat ${seat}`, body, shape: seatFace(seat), inks: ['#fff7e2'], grounds: [body] }
})

test.each(Object.entries(EYES))('%s: kinds of one shape and about one brightness are mistaken', (_name, eye) => {
  expect(mistaken([alike('ruby', '#c62f31'), alike('emerald', '#1f7f47')], eye)).toEqual(['ruby and emerald'])
  expect(mistaken([alike('onyx', '#35343f'), alike('moonstone', '#cfd6e6')], eye)).toEqual([])
})

test.each(Object.entries(EYES))('%s: a shape that is hardly seen tells nothing', (_name, eye) => {
  const faint = (name: string, shape: string): Drawn => ({
    name,
    body: '#808080',
    shape,
    inks: ['#909090'],
    grounds: ['#808080'],
  })
  expect(mistaken([faint('round', 'O'), faint('square', 'H')], eye)).toEqual(['round and square'])
})

test.each(Object.entries(EYES))('%s: every two seats differ in brightness or in a face that is seen', (_name, eye) => {
  expect(mistaken(seats, eye)).toEqual([])
})
