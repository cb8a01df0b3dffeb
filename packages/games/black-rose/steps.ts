import {
  type Amount,
  type Cond,
  type Details,
  type Everyone,
  type FactName,
  type FigureSet,
  type Figures,
  flat,
  type Instruction,
  type Num,
  type Program,
  type Rooms,
  type RoomTest,
  type VerbName,
  type Way,
} from './effects.ts'
import type { Buff, Colour, EvocationId } from './ids.ts'

// The words that programs are written with: sets of rooms and figures, a function for each step, and control.

// Sets of rooms and figures.

export const next = (of: Rooms): Rooms => ({ next: of })
export const within = (n: number, of: Rooms): Rooms => ({ within: n, of })
export const only = (test: RoomTest, of: Rooms = 'lodge'): Rooms => ({ only: test, of })
/** Enemy figures in a room. */
export const figures = (at: Rooms): FigureSet => ({ all: 'figures', in: at, whose: 'enemy' })
/** Figures in a room, mine too. */
export const everybody = (at: Rooms): FigureSet => ({ all: 'figures', in: at, whose: 'any' })
export const mages = (at: Rooms): FigureSet => ({ all: 'mages', in: at, whose: 'enemy' })
export const evocations = (at: Rooms, whose: FigureSet['whose'], is?: FigureSet['is']): FigureSet =>
  is ? { all: 'evocations', in: at, whose, is } : { all: 'evocations', in: at, whose }
export const fresh = (set: FigureSet): FigureSet => ({ ...set, fresh: true })
export const hurt = (set: FigureSet): FigureSet => ({ ...set, is: 'hurt' })
export const got: Amount = { the: 'got' }

// Steps.

const step =
  <V extends VerbName>(verb: V) =>
  (details: Details[V]): Instruction<V> =>
    Object.assign({ do: verb }, details)

export const damage = (n: Num, to: Figures) => step('damage')({ n, to })
export const damageAltars = (n: Num, to: Figures, altars: number) => step('damage')({ n, to, altars })
export const damageAlone = (n: Num, to: Figures, alone: number) => step('damage')({ n, to, alone })
export const roseDamage = (n: Num, to: Figures) => step('roseDamage')({ n, to })
export const heal = (n: Num, to: Figures) => step('heal')({ n, to })
export const healColour = step('healColour')({})
export const convert = (n: Num, to: Figures) => step('convert')({ n, to, must: false })
export const convertAll = (n: Num, to: Figures) => step('convert')({ n, to, must: true })
export const transfer = (n: Num) => step('transfer')({ n })
export const fade = (n: number) => step('fade')({ n })
export const kill = step('kill')({})
export const place = (n: Num, at: Rooms) => step('place')({ n, at })
export const rosePlace = (n: Num, at: Rooms) => step('rosePlace')({ n, at })
export const claim = (n: Num, at: Rooms) => step('claim')({ n, at })
export const steady = (n: Num, at: Rooms) => step('steady')({ n, at })
export const destroy = (at: Rooms) => step('destroy')({ at })
export const power = (n: Num) => step('power')({ n })
export const lose = (n: Num, who: Figures) => step('lose')({ n, who })
export const steal = (n: Num, who: Figures) => step('steal')({ n, who })
export const rose = (n: number) => step('rose')({ n })
export const crown = step('crown')({})
export const move = (n: number, who: Figures) => step('move')({ n, who })
export const go = (who: Figures, to: Rooms) => step('go')({ who, to })
export const pull = (who: Figures, to: Rooms) => step('go')({ who, to, step: true })
export const swap = (who: 'T' | 'it') => step('swap')({ who })
export const toCell = (who: Figures, healed: boolean) => step('toCell')({ who, healed })
export const attack = (by: 'me' | 'T' | 'it', how: { on?: 'owner'; attack?: number; fresh?: true; must?: true } = {}) =>
  step('attack')({ by, on: how.on ?? 'any', attack: how.attack ?? 0, fresh: how.fresh ?? false, must: how.must ?? false })
export const act = (who: Figures) => step('act')({ who, control: false })
export const control = (who: Figures) => step('act')({ who, control: true })
export const summon = (kind: EvocationId, at: Rooms = 'R') => step('summon')({ kind, at })
export const unsummon = (who: Figures) => step('unsummon')({ who })
export const replace = (kind: EvocationId) => step('replace')({ kind })
export const hold = (who: Figures) => step('hold')({ who })
export const activate = (at: Rooms) => step('activate')({ at, again: false })
export const activateAgain = (at: Rooms) => step('activate')({ at, again: true })
export const copyRoom = step('copyRoom')({})
export const lock = (at: Rooms) => step('lock')({ at })
export const pickColour = step('pickColour')({ among: 'all' })
export const pickMostIntactColour = step('pickColour')({ among: 'mostIntact' })
export const paint = (colour: Colour) => step('paint')({ colour })
export const mirror = step('mirror')({})
export const draw = (n: Num) => step('draw')({ n })
export const library = (n: number) => step('library')({ n, piles: false })
export const libraryOrPile = (n: number) => step('library')({ n, piles: true })
export const recall = (n: number) => step('recall')({ n })
export const recallOne = (of: number, may = false) => step('recallAny')({ n: 1, of, may })
export const recallAny = (n: number) => step('recallAny')({ n, of: 99, may: false })
export const look = (n: number, from: 'grimoire' | 'school', take: number) => step('look')({ n, from, take })
export const search = step('search')({})
export const fromPile = step('fromPile')({})
export const reshuffle = step('reshuffle')({})
export const discard = (n: number) => step('discard')({ n, upTo: false })
export const discardUpTo = (n: number) => step('discard')({ n, upTo: true })
export const shed = (who: Figures, zone: 'ready' | 'quick' | 'sheet') => step('shed')({ who, zone, by: 'him', may: false })
export const shedByMe = (who: Figures, zone: 'ready') => step('shed')({ who, zone, by: 'me', may: false })
export const mayShed = (who: Figures, zone: 'ready') => step('shed')({ who, zone, by: 'him', may: true })
export const peek = (who: Figures, at: 'hand' | 'sheet' | 'quests') => step('peek')({ who, at })
export const showNext = step('showNext')({})
export const swapCard = step('swapCard')({})
export const fromHand = step('fromHand')({ andromeda: false })
export const fromAndromeda = step('fromHand')({ andromeda: true })
export const nextSpell = (who: Figures) => step('next')({ who, asMe: false })
export const nextSpellAsMine = (who: Figures) => step('next')({ who, asMe: true })
export const cover = step('cover')({})
export const forgotten = (n: number) => step('forgotten')({ n })
export const tradePile = step('tradePile')({})
export const prohibit = (what: 'move' | 'activate', who: Figures) => step('prohibit')({ what, who, next: false })
export const prohibitLong = (what: 'move' | 'activate', who: Figures) => step('prohibit')({ what, who, next: true })
export const tap = (n: number, who: Figures) => step('tap')({ n, who })
export const untap = (n: number) => step('untap')({ n })
export const buff = (what: Buff) => step('buff')({ buff: what })
export const drawQuest = (moon: 'current' | 'next' | 'declared' = 'current') => step('drawQuest')({ moon })
export const lookQuests = (n: number, moon: 'current' | 'third' | 'previous' = 'current') => step('lookQuests')({ n, moon })
export const takeQuest = step('takeQuest')({})
export const passQuest = step('passQuest')({})
export const putQuestsBack = step('putQuestsBack')({ order: false })
export const orderQuests = step('putQuestsBack')({ order: true })
export const tradeQuest = step('tradeQuest')({})
export const discardQuest = (who: Figures) => step('discardQuest')({ who })
export const takeFrom = (who: Figures) => step('takeFrom')({ who })
export const swapQuest = step('swapQuest')({})
export const stealQuest = step('stealQuest')({})
export const completeQuest = (zone: 'active' | 'seen') => step('completeQuest')({ zone })
export const pastQuest = step('pastQuest')({})
export const questCard = step('questCard')({})
export const questPoints = step('questPoints')({})
export const forbidQuest = step('forbidQuest')({})
export const loseQuest = step('loseQuest')({})
export const lookEvents = (n: number) => step('lookEvents')({ n })
export const playEvent = step('playEvent')({})
export const putEventsBack = step('putEventsBack')({ order: false })
export const orderEvents = step('putEventsBack')({ order: true })
export const discardEvent = (points: 'rose' | 'none' | 'half') => step('discardEvent')({ points })
export const pastEvents = step('pastEvents')({})
export const ignore = step('ignore')({})
export const ignoreDamage = step('ignoreDamage')({})
export const cancel = (what: 'spell' | 'activation') => step('cancel')({ what })
export const reduce = (n: number) => step('reduce')({ n })
const ALL = 99
export const reflect = (max = ALL) => step('reflect')({ max, mine: false, alone: false })
export const reflectAlone = step('reflect')({ max: ALL, mine: true, alone: true })
export const reflectSpell = step('reflectSpell')({})
export const gainSuffered = (max: number) => step('gainSuffered')({ max })
export const placeSuffered = step('placeSuffered')({})
export const redirect = step('redirect')({})
export const redirectDamage = step('redirectDamage')({})
export const echo = (max: number) => step('echo')({ max })
export const survive = step('survive')({})
export const usurp = step('usurp')({})
export const afterwards = (n: number) => step('afterwards')({ n })
export const study = (drawn: number, keep: number, wound = 0) => step('study')({ draw: drawn, keep, hurt: wound })
export const payCards = (n: number) => step('pay')({ cards: n, power: 0 })
export const payPower = (n: number) => step('pay')({ cards: 0, power: n })
export const tiles = step('tiles')({})
export const giveTrophy = step('giveTrophy')({})
export const nameType = step('nameType')({})
export const count = step('count')({})
export const set = (n: Num) => step('set')({ n })
export const pick = (from: Figures, what = 'target') => step('pick')({ from, may: false, for: what })
export const mayPick = (from: Figures, what = 'target') => step('pick')({ from, may: true, for: what })
export const pickRoom = (from: Rooms, what = 'target') => step('pickRoom')({ from, may: false, for: what })
export const mayPickRoom = (from: Rooms, what = 'target') => step('pickRoom')({ from, may: true, for: what })

// Control.

export function may(...body: Program): Program {
  const steps = flat(body)
  return [step('may')({ skip: steps.length, who: 'me' }), steps]
}

/** The target decides. */
export function heMay(body: Program, otherwise: Program): Program {
  const [yes, no] = [flat(body), flat(otherwise)]
  return [step('may')({ skip: yes.length + 1, who: 'T' }), yes, step('jump')({ by: no.length }), no]
}

export function choose(...ways: readonly Program[]): Program {
  const bodies = ways.map(flat)
  const total = bodies.reduce((sum, body) => sum + body.length + 1, 0)
  const out: Instruction[] = []
  const heads: Way[] = []
  for (const body of bodies) {
    heads.push({ to: out.length, size: body.length })
    out.push(...body)
    out.push(step('jump')({ by: total - out.length - 1 }))
  }
  return [step('choose')({ ways: heads }), out]
}

export function iff(cond: Cond, then: Program, otherwise: Program = []): Program {
  const [yes, no] = [flat(then), flat(otherwise)]
  if (no.length === 0) return [step('if')({ cond, skip: yes.length }), yes]
  return [step('if')({ cond, skip: yes.length + 1 }), yes, step('jump')({ by: no.length }), no]
}

export function each(of: Figures, ...body: Program): Program {
  const steps = flat(body)
  return [step('each')({ of, skip: steps.length + 1, order: false }), steps, step('again')({ back: steps.length + 1 })]
}

/** Like `each`, one after another as I choose. */
export function eachInMyOrder(of: Figures, ...body: Program): Program {
  const steps = flat(body)
  return [step('each')({ of, skip: steps.length + 1, order: true }), steps, step('again')({ back: steps.length + 1 })]
}

/** For each of these Mages, who then is `me`. */
export function everyone(who: Everyone, ...body: Program): Program {
  const steps = flat(body)
  return [step('everyone')({ who, skip: steps.length + 1 }), steps, step('nextOne')({ back: steps.length + 1 })]
}

/** Until the end of the turn, when this happens to the figure or by it: once, or up to a total amount. */
export function when(fact: FactName, body: Program, max = 0): Program {
  const steps = flat(body)
  return [step('watch')({ fact, max, skip: steps.length + 1 }), steps, step('stop')({})]
}

/** Pick a new figure within a step of the last one as often as I like. */
export function chain(n: number): Program {
  const more = mayPick(fresh(figures(within(1, 'picked'))), 'chain')
  return [more, iff('it', [damage(n, 'it'), step('jump')({ by: -4 })])]
}
