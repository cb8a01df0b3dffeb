import type { Position } from '@grimuar/contract'
import { positionOf, type Scene } from './scene.ts'

const position = (scene: Scene) => (): Position => positionOf(scene)

/** Tables to begin from, by name: for browser tests, lessons and bug reports. */
export const positions: { readonly [name: string]: () => Position } = {
  study: position({
    people: [
      { at: 'forge', hand: 'DES03 DES08 DES10', grimoire: 'DES05 DES04', quests: 'Q007' },
      { at: 'garden', hand: 'NEC01 NEC02 NEC08', grimoire: 'NEC03 NEC04', quests: 'Q021' },
    ],
    phase: 'rose',
    frames: [
      { op: 'study', nth: 0 },
      { op: 'library', nth: 0 },
      { op: 'prepare' },
      { op: 'actionPhase' },
      { op: 'evocationPhase', nth: 0 },
      { op: 'cleanup', step: 0 },
    ],
  }),
  preparation: position({
    people: [
      { at: 'forge', hand: 'DES03 DES08 DES10 CON01 NEC06 TRA10 DIV07' },
      { at: 'garden', hand: 'NEC01 NEC02 NEC08 CON04 ILL04 DES02' },
    ],
    phase: 'study',
    frames: [{ op: 'prepare' }, { op: 'actionPhase' }, { op: 'evocationPhase', nth: 0 }, { op: 'cleanup', step: 0 }],
  }),
  aiming: position({
    people: [
      { at: 'blackRose', ready: 'DES03 DES08 NEC06 DIV07', hand: 'CON08 TRA01', quests: 'Q021' },
      { at: 'throne', damage: '0:5', evocations: 'landsknecht:mirrors', hand: 'NEC01' },
      { at: 'oracle', damage: '0:2 1:3' },
    ],
  }),
  'traps and protections': position({
    people: [
      { at: 'cell', ready: 'DES02 DES08', power: 4 },
      { at: 'throne', active: 'CON01 DES10', power: 3 },
      { at: 'garden', active: 'CON11 NEC01', power: 2 },
    ],
  }),
  'a trap next door': position({
    people: [
      { at: 'treasure', ready: 'NEC12 NEC06', power: 4 },
      { at: 'throne', active: 'CON01', actions: 0, power: 3 },
      { at: 'garden', active: 'CON11', actions: 0, power: 2 },
    ],
  }),
  'before the Second Moon': position({
    people: [
      { at: 'treasure', power: 5, aside: 2, ready: 'DES03' },
      { at: 'garden', power: 4, aside: 2 },
    ],
    rose: 3,
  }),
  'a Mage about to fall': position({
    people: [
      { at: 'forge', ready: 'DES08', power: 10 },
      { at: 'garden', damage: '0:6 1:3 rose:2', power: 12, actions: 1 },
      { at: 'forge', damage: '0:9', power: 8 },
    ],
    moon: 2,
  }),
  'a room about to break': position({
    people: [
      { at: 'garden', power: 21, tokens: 'forge', quests: 'Q087', hand: 'DES03 DES10', actions: 1 },
      { at: 'throne', power: 19, damage: '0:4', hand: 'NEC01', actions: 0 },
    ],
    moon: 3,
    cubes: { garden: '0:1 1:1 rose:1', treasure: '1:3', throne: '0:3 1:3 rose:1', oracle: '0:2' },
    events: '- E040 E046',
    rose: 17,
  }),
  ruins: position({
    people: [
      { at: 'garden', power: 20, tokens: 'forge treasure', evocations: 'malacoda:throne', quests: 'Q087' },
      { at: 'throne', power: 18, tokens: 'arena' },
    ],
    moon: 3,
    ruins: 'crypt cemetery',
    cubes: { garden: '0:3', throne: '0:3 1:3 rose:1', blackRose: '0:5 1:4' },
    rose: 19,
  }),
  'the last Cleanup': position({
    people: [
      { at: 'garden', power: 31, done: 'Q001 Q002', trophies: '1:2', actions: 0 },
      { at: 'throne', power: 24, done: 'Q003 Q034', trophies: '0:1', tokens: 'forge', actions: 0 },
    ],
    moon: 3,
    rose: 20,
    frames: [{ op: 'cleanup', step: 0 }],
  }),
  // To activate the Treasure Room brings the 30th point and ends the game, but the other player would be ahead.
  'too early': position({
    people: [
      { at: 'treasure', power: 29, actions: 1 },
      { at: 'arena', power: 25, done: 'Q001 Q003 Q034', trophies: '0:3', tokens: 'forge', actions: 0 },
    ],
    moon: 3,
    rose: 12,
  }),
  'the Rose about to win': position({
    people: [
      { at: 'garden', power: 12, actions: 1 },
      { at: 'throne', power: 9, actions: 0 },
    ],
    moon: 3,
    rose: 33,
  }),
  'the Rose has won': position({
    people: [
      { at: 'garden', power: 12, trophies: '1:1', done: 'Q001', actions: 0 },
      { at: 'throne', power: 9, tokens: 'forge', actions: 0 },
    ],
    moon: 3,
    rose: 33,
    frames: [{ op: 'cleanup', step: 0 }],
  }),
  'rooms about to change places': position({
    people: [
      { at: 'crypt', ready: 'CON01 DES08', power: 6 },
      { at: 'garden', active: 'CON11', evocations: 'landsknecht:crypt', damage: '0:2', power: 5, actions: 0 },
    ],
    phase: 'rose',
    moon: 2,
    crown: 1, // the event takes it
    cubes: { crypt: '0:1 1:1', garden: '0:2 rose:1' },
    eventsOnTop: 'E034',
    frames: [{ op: 'drawEvent' }, { op: 'actionPhase' }, { op: 'evocationPhase', nth: 0 }, { op: 'cleanup', step: 0 }],
  }),
  'four in the Lodge': position({
    people: [
      { at: 'blackRose', ready: 'CON12.lower DES06 NEC11.lower', active: 'ILL03' },
      { at: 'blackRose', ready: 'TRA10 DES07', active: 'DIV06' },
      { at: 'throne', ready: 'ILL08 CON08', active: 'ILL04', evocations: 'cerberus:garden andromeda:forge' },
      { at: 'mirrors', ready: 'DIV02 ILL11', active: 'CON07', evocations: 'boneKnight:oracle divineAltar:throne' },
    ],
    moon: 2,
    events: 'E051 E040 E046',
  }),
}
