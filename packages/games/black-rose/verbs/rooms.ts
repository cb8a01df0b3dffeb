import { ask } from '@grimuar/kernel'
import { canActivate } from '../board.ts'
import { ROOM_CARDS } from '../components.ts'
import { runOf } from '../context.ts'
import type { Instruction } from '../effects.ts'
import { COLOURS, type Colour, NONE, PLACES } from '../ids.ts'
import { placesOf } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import type { Verbs } from './verb.ts'

/** The colours that may be named: all of them, or those with most intact rooms. */
export function coloursFor(t: BlackRoseTable, { among }: Pick<Instruction<'pickColour'>, 'among'>): readonly Colour[] {
  if (among === 'all') return COLOURS
  const intact = (colour: Colour) =>
    PLACES.filter((place) => t.tiles[place].colour === colour && !t.tiles[place].destroyed).length
  const most = Math.max(...COLOURS.map(intact))
  return COLOURS.filter((colour) => intact(colour) === most)
}

export const rooms: Verbs<'activate' | 'copyRoom' | 'lock' | 'pickColour' | 'paint' | 'mirror'> = {
  activate: {
    could(t, run, { at, again }) {
      const [place] = placesOf(t, run, at)
      return place !== undefined && (again ? !t.tiles[place].destroyed : canActivate(t, run.seat, place))
    },
    do(t, run, { at, again }) {
      const [place] = placesOf(t, run, at)
      if (place !== undefined) t.frames.push({ op: 'activate', seat: run.seat, place, again, physical: false })
    },
  },

  copyRoom: {
    could: (_t, run) => run.place !== NONE,
    do(t, run) {
      if (run.place === NONE) return
      t.frames.push(runOf(t.tiles[run.place].acts, run.seat, { R: run.R, depth: run.depth + 1 }))
    },
  },

  lock: {
    could: (t, run, { at }) => placesOf(t, run, at).some((place) => !t.tiles[place].used),
    do(t, run, { at }, dealer) {
      for (const place of placesOf(t, run, at)) {
        if (t.tiles[place].used) continue
        t.tiles[place].used = true
        dealer.say({ kind: 'locked', place, room: t.tiles[place].room })
      }
    },
  },

  pickColour: {
    could: () => true,
    do(t, run, step) {
      ask(t, run.seat, { kind: 'colour', by: run.effect, colours: coloursFor(t, step) })
    },
  },

  paint: {
    could: (t, run, { colour }) => run.R !== NONE && t.tiles[run.R].colour !== colour,
    do(t, run, { colour }, dealer) {
      if (run.R === NONE) return
      t.tiles[run.R].colour = colour
      dealer.say({ kind: 'painted', place: run.R, room: t.tiles[run.R].room, colour })
    },
  },

  mirror: {
    could: (_t, run) => run.R !== NONE && run.place !== NONE,
    do(t, run, _step, dealer) {
      if (run.R === NONE || run.place === NONE) return
      const { room } = t.tiles[run.place]
      const tile = t.tiles[run.R]
      tile.acts = room
      tile.colour = ROOM_CARDS[room].colour
      dealer.say({ kind: 'mirrored', place: run.R, room: tile.room, as: room })
    },
  },
}
