import { expect, test } from 'vitest'
import { Calibration } from './calibration.ts'

test('chances that come true as often as predicted have no gap', () => {
  const calibration = new Calibration()
  for (let n = 0; n < 10; n++) calibration.add(0.7, n < 7 ? 1 : 0)
  calibration.add(1, 1)
  expect(calibration.count).toBe(11)
  expect(calibration.gap).toBeCloseTo(0)
  expect(calibration.curve()[7]).toMatchObject({ count: 10 })
  expect(calibration.curve()[7]?.came).toBeCloseTo(0.7)
  expect(calibration.curve()[9]).toEqual({ count: 1, said: 1, came: 1 })
})

test('chances that promise too much have a gap, and a greater loss than those that do not', () => {
  const [bold, honest] = [new Calibration(), new Calibration()]
  for (let n = 0; n < 10; n++) {
    bold.add(0.95, n < 5 ? 1 : 0)
    honest.add(0.5, n < 5 ? 1 : 0)
  }
  expect(bold.gap).toBeCloseTo(0.45)
  expect(bold.loss).toBeGreaterThan(honest.loss)
  expect(honest.loss).toBeCloseTo(Math.log(2))
})

test('a certain chance that was wrong has a finite loss', () => {
  const calibration = new Calibration()
  calibration.add(0, 1)
  expect(calibration.loss).toBeGreaterThan(9)
  expect(Number.isFinite(calibration.loss)).toBe(true)
})

test('refuses a number that is not a chance', () => {
  expect(() => new Calibration().add(Number.NaN, 1)).toThrow('no chance')
  expect(() => new Calibration().add(-0.2, 1)).toThrow('no chance')
})
