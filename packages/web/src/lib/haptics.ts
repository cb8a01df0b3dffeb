import { settings } from './settings.svelte.ts'

/** Vibrations, as pauses and pulses in milliseconds. */
const PULSES = { turn: [30], won: [40, 60, 40, 60, 90], lost: [160] } as const

/** Whether the device can tremble. */
export function canTremble(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches
}

/** Lets the device tremble, if the settings allow it. */
export function tremble(what: keyof typeof PULSES): void {
  if (settings.haptics && canTremble()) navigator.vibrate([...PULSES[what]])
}
