import type { Archetype } from './components.ts'
import type { Buff, Colour, Element, EvocationId, Side, SpellId, SpellType } from './ids.ts'

// The vocabulary of the cards (data §0): programs are nested data over steps. Each step names a verb of verbs/, where it is
// said what the verb does. `compile` (program.ts) flattens a program once, so that a frame need only hold a place in it.

/** Rooms as a card names them. */
export type Rooms =
  | 'R' // the target room; of a room's effect, that room; of a figure's, where it stood when it was aimed at
  | 'here' // where my Mage stands; nowhere in his Cell
  | 'picked' // the room just picked, or where the figure just picked stands
  | 'roomT'
  | 'roomIt'
  | 'ownerT' // where the Mage stands who owns T
  | 'lodge' // all of them
  | 'roseRing' // around the Black Rose Room
  | 'throne'
  | 'hereOrDoors' // where my Mage stands; from his Cell, the rooms it touches
  | { readonly next: Rooms } // adjacent
  | { readonly within: number; readonly of: Rooms } // at most so many steps away, itself included
  | { readonly only: RoomTest; readonly of: Rooms }

/** What a room must be. */
export type RoomTest =
  | 'intact'
  | 'blue'
  | 'notBlue'
  | 'withMage'
  | 'divineAltar'
  | 'mutatedAltar'
  | 'altar'
  | 'undead'
  | 'ownUndead'
  | 'threeCubes'
  | 'notBlackRose'
  | 'notThroneNorRose'
  | 'copyable' // its token is used, and it is none that the Mirrors Room leaves alone
  | 'changeable' // by Rite of Change
  | 'mirrorable'
  | 'usable' // I could activate it
  | 'noMage'
  | 'full' // no free hole
  | 'namedColour'
  | 'mostFigures'
  | 'mostCubes'
  | 'colourOfCrown' // the colour of the crown holder's room; purple if he is in his Cell

/** Figures as a card names them. Mages in their Cells are never among them, except for the Black Rose's own verbs. */
export type Figures =
  | 'T'
  | 'it'
  | 'me'
  | 'src'
  | 'hitMages' // damaged by this effect
  | 'caught' // by my traps this turn
  | 'everyMage' // those in their Cells too
  | 'everyEvocation'
  | FigureSet

export interface FigureSet {
  readonly all: 'figures' | 'mages' | 'evocations'
  readonly in: Rooms
  readonly whose: 'enemy' | 'own' | 'any'
  readonly is?: Archetype | EvocationId | 'hurt' | 'movable' | 'uncast' | 'questing' // with an uncast spell; with an active quest
  readonly fresh?: true // none that was picked before
}

/** A number that is read when its step begins. */
export interface Amount {
  readonly the: Value
  readonly half?: true // rounded down
  readonly times?: number
  readonly plus?: number
  readonly max?: number
}
export type Value =
  | 'got' // how much the last step did
  | 'missed' // of the last conversion, what was impossible
  | 'n' // what `count` has counted
  | 'hits' // figures damaged by this effect
  | 'damageT'
  | 'divineAltars'
  | 'mutatedAltars'
  | 'usedSpells' // on the sheet of whoever caused the trigger
  | 'readySpells'
  | 'enemiesInBlue'
  | 'enemiesInColourR'
  | 'points' // of the quest declared, or that the boost gave
  | 'evocations' // of `me`
export type Num = number | Amount

export type Cond =
  | 'got' // the last step did something
  | 'nothing' // it did not
  | 'missed'
  | 'n' // something was counted
  | 'it' // a figure was picked
  | 'picked' // a room was picked
  | 'moved' // T is no longer in R
  | 'anotherThere' // another figure stands with T
  | 'T' // T is still in the Lodge
  | 'TisMage'
  | 'Tunhurt'
  | 'Rhere'
  | 'eventHadCrown'
  | 'controlsAndromeda'
  | 'notFirstMoon'

interface Details {
  // Damage and cubes.
  damage: { readonly n: Num; readonly to: Figures; readonly altars?: number; readonly alone?: number } // alone: my power if it defeats, nobody else scores
  roseDamage: { readonly n: Num; readonly to: Figures }
  heal: { readonly n: Num; readonly to: Figures }
  healColour: object // all cubes of one colour on me
  convert: { readonly n: Num; readonly to: Figures; readonly must: boolean }
  transfer: { readonly n: Num } // cubes from me to T
  fade: { readonly n: number } // in Cleanup remove so many of my cubes from T
  kill: object // T
  place: { readonly n: Num; readonly at: Rooms } // instability
  rosePlace: { readonly n: Num; readonly at: Rooms }
  claim: { readonly n: Num; readonly at: Rooms } // convert instability
  steady: { readonly n: Num; readonly at: Rooms } // remove instability
  destroy: { readonly at: Rooms }
  // Power.
  power: { readonly n: Num }
  lose: { readonly n: Num; readonly who: Figures }
  steal: { readonly n: Num; readonly who: Figures }
  rose: { readonly n: number } // the Black Rose gains, or loses
  crown: object
  // Figures.
  move: { readonly n: number; readonly who: Figures; readonly to?: Rooms }
  go: { readonly who: Figures; readonly to: Rooms; readonly step?: true }
  swap: { readonly who: 'T' | 'it' } // with my Mage
  toCell: { readonly who: Figures; readonly healed: boolean }
  attack: {
    readonly by: 'me' | 'T' | 'it'
    readonly on: 'any' | 'owner'
    readonly attack: number
    readonly fresh: boolean
    readonly must: boolean
  }
  act: { readonly who: Figures; readonly control: boolean }
  summon: { readonly kind: EvocationId; readonly at: Rooms }
  unsummon: { readonly who: Figures }
  replace: { readonly kind: EvocationId } // `it`
  hold: { readonly who: Figures }
  // Rooms.
  activate: { readonly at: Rooms; readonly again: boolean }
  copyRoom: object // the effect of the room just picked
  lock: { readonly at: Rooms }
  pickColour: { readonly among: 'all' | 'mostIntact' }
  paint: { readonly colour: Colour }
  mirror: object // R becomes a copy of the room just picked
  // Cards.
  draw: { readonly n: Num } // from the Grimoire
  library: { readonly n: number; readonly piles: boolean } // deck tops; or also the top of a pile
  recall: { readonly n: number } // the top of Memories
  recallAny: { readonly n: number; readonly of: number; readonly may: boolean } // n of the top so many
  look: { readonly n: number; readonly from: 'grimoire' | 'school'; readonly take: number }
  search: object // the Grimoire
  fromPile: object
  reshuffle: object // Memories into the Grimoire
  discard: { readonly n: number; readonly upTo: boolean } // from my hand
  pay: { readonly cards: number; readonly power: number } // in full, or what follows is not to be had
  shed: { readonly who: Figures; readonly zone: 'ready' | 'quick' | 'sheet'; readonly by: 'him' | 'me'; readonly may: boolean }
  peek: { readonly who: Figures; readonly at: 'hand' | 'sheet' | 'quests' }
  showNext: object // T's next ready spell
  swapCard: object
  fromHand: { readonly andromeda: boolean }
  next: { readonly who: Figures; readonly asMe: boolean }
  cover: object // Armory
  forgotten: { readonly n: number }
  tradePile: object // a hand card for the top of a pile
  // Sheets.
  prohibit: { readonly what: 'move' | 'activate'; readonly who: Figures; readonly next: boolean } // next: through the next turn's Action phase
  tap: { readonly n: number; readonly who: Figures }
  untap: { readonly n: number }
  buff: { readonly buff: Buff }
  // Quests.
  drawQuest: { readonly moon: 'current' | 'next' | 'declared' }
  lookQuests: { readonly n: number; readonly moon: 'current' | 'third' | 'previous' }
  takeQuest: object // one of those looked at
  passQuest: object // the other one to another Mage
  putQuestsBack: { readonly order: boolean }
  tradeQuest: object // one of those looked at for one of mine
  discardQuest: { readonly who: Figures }
  takeFrom: { readonly who: Figures } // an active quest
  swapQuest: object // with `it`
  stealQuest: object // a completed one of T
  completeQuest: { readonly zone: 'active' | 'seen' }
  pastQuest: object // Change the Past and Future
  questCard: object // the quest being declared comes to me
  questPoints: object // its points come to me
  forbidQuest: object
  loseQuest: object // a completed one
  // Events.
  lookEvents: { readonly n: number }
  playEvent: object // one of those looked at
  putEventsBack: { readonly order: boolean }
  discardEvent: { readonly points: 'rose' | 'none' | 'half' }
  pastEvents: object
  // Reactions to the pending thing.
  ignore: object
  ignoreDamage: object
  cancel: { readonly what: 'spell' | 'activation' }
  reduce: { readonly n: number }
  reflect: { readonly max: number; readonly mine: boolean; readonly alone: boolean }
  reflectSpell: object
  gainSuffered: { readonly max: number }
  placeSuffered: object
  redirect: object // the effect
  redirectDamage: object
  echo: { readonly max: number }
  survive: object
  usurp: object // I resolve the room instead
  afterwards: { readonly n: number } // damage to T once its spell has resolved
  // Control.
  pick: { readonly from: Figures; readonly may: boolean; readonly for: string }
  pickRoom: { readonly from: Rooms; readonly may: boolean; readonly for: string }
  may: { readonly skip: number; readonly who: 'me' | 'T' }
  choose: { readonly ways: readonly Way[] }
  if: { readonly cond: Cond; readonly skip: number }
  each: { readonly of: Figures; readonly skip: number; readonly order: boolean }
  again: { readonly back: number }
  everyone: { readonly who: Everyone; readonly skip: number }
  nextOne: { readonly back: number }
  count: object // n + 1 if the last step did something
  set: { readonly n: Num }
  jump: { readonly by: number }
  watch: { readonly fact: FactName; readonly max: number; readonly skip: number }
  stop: object
  nameType: object
  // Events of the board with code of their own; the reasons are in docs/decisions.md.
  study: { readonly draw: number; readonly keep: number; readonly hurt: number }
  tiles: object
  giveTrophy: object
}

interface Way {
  readonly to: number // steps from here
  readonly size: number
}

/** What a lasting effect waits for. */
export type FactName = 'left' | 'leftByAction' | 'castType' | 'damagedBy'

/** Mages an event is about, in order. */
export type Everyone =
  | 'all'
  | 'lodge'
  | 'crown'
  | 'fewestPower'
  | 'mostPower'
  | 'mostTrophies'
  | 'belowQuestLimit'
  | 'atQuestLimit'
  | 'lostEvocation' // by this effect

export type VerbName = keyof Details
export type Step<V extends VerbName = VerbName> = { [N in V]: { readonly do: N } & Details[N] }[V]
/** A program as it is written: steps, in lists within lists. */
export type Program = readonly (Step | Program)[]
/** A program as it is run. */
export type Code = readonly Step[]

export function flat(program: Program): Step[] {
  return program.flatMap((part) => (isList(part) ? flat(part) : [part]))
}

function isList(part: Step | Program): part is Program {
  return Array.isArray(part)
}

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
  (details: Details[V]): Step<V> =>
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
  const out: Step[] = []
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

/** Until the end of the turn, when this happens to the figure or by it: once, or for so much in all. */
export function when(fact: FactName, body: Program, max = 0): Program {
  const steps = flat(body)
  return [step('watch')({ fact, max, skip: steps.length + 1 }), steps, step('stop')({})]
}

/** Pick a new figure within a step of the last one as often as I like. */
export function chain(n: number): Program {
  const more = mayPick(fresh(figures(within(1, 'picked'))), 'chain')
  return [more, iff('it', [damage(n, 'it'), step('jump')({ by: -4 })])]
}

// Spells.

/** Whom or what an effect is aimed at, and from how far: a range in a straight line, or ANYWHERE. */
export type Target =
  | { readonly kind: 'self' }
  | { readonly kind: 'special'; readonly cond: Cond | null }
  | { readonly kind: 'everybody' } // all figures in play: no target is chosen
  | { readonly kind: 'one'; readonly range: number; readonly who: Who; readonly two: boolean }
  | { readonly kind: 'area'; readonly range: number; readonly where: RoomTest | null }

/** Which figure may be aimed at: not mine unless it says so. */
export type Who = 'figure' | 'mage' | 'evocation' | 'own' | 'ownUndead' | 'undead'

/** What sets a trap or protection off (data §0.3). */
export type Trigger =
  | { readonly on: 'enterFigure' | 'enterMage'; readonly colour: Colour | 'black' } // a room trap
  | { readonly on: 'afterPA' | 'questDone' | 'roomAct' | 'cast' | 'castBoost' }
  | {
      readonly on:
        | 'damaged'
        | 'damagedByFigure'
        | 'targetedOne'
        | 'targetedArea'
        | 'targetedCombat'
        | 'affected'
        | 'trapped'
        | 'defeated'
    }

/** One of the two effects of a spell. */
export interface SpellEffect {
  readonly type: SpellType
  readonly element: Element | 'any'
  readonly target: Target
  readonly trigger: Trigger | null
  readonly unanswerable: boolean // no protections
  readonly program: Program
}

export interface Spell {
  readonly instability: boolean
  readonly roomTrap: boolean // both effects are live, each for its colour
  readonly upper: SpellEffect
  readonly lower: SpellEffect
}
export type Spells<Id extends SpellId> = { readonly [S in Id]: Spell }

export const self: Target = { kind: 'self' }
export const special: Target = { kind: 'special', cond: null }
export const specialIf = (cond: Cond): Target => ({ kind: 'special', cond })
export const everybodyInPlay: Target = { kind: 'everybody' }
export const one = (range: number, who: Who = 'figure'): Target => ({ kind: 'one', range, who, two: false })
export const two = (range: number): Target => ({ kind: 'one', range, who: 'figure', two: true })
export const area = (range: number, where: RoomTest | null = null): Target => ({ kind: 'area', range, where })

const effect = (type: SpellType, element: Element | 'any', target: Target, trigger: Trigger | null, program: Program) => ({
  type,
  element,
  target,
  trigger,
  unanswerable: false,
  program,
})
export const combat = (element: Element | 'any', target: Target, ...program: Program): SpellEffect =>
  effect('combat', element, target, null, program)
export const boost = (element: Element | 'any', target: Target, ...program: Program): SpellEffect =>
  effect('boost', element, target, null, program)
export const protection = (element: Element, on: Exclude<Trigger, { colour: unknown }>['on'], ...program: Program): SpellEffect =>
  effect('protection', element, self, { on }, program)
export const trap = (
  element: Element,
  on: 'afterPA' | 'questDone' | 'roomAct' | 'cast' | 'castBoost',
  ...program: Program
): SpellEffect => effect('trap', element, special, { on }, program)
export const roomTrap = (
  element: Element,
  colour: Colour | 'black',
  on: 'enterFigure' | 'enterMage',
  ...program: Program
): SpellEffect => effect('trap', element, special, { on, colour }, program)
/** Protections may not be triggered against it. */
export const unanswerable = (of: SpellEffect): SpellEffect => ({ ...of, unanswerable: true })

const card =
  (instability: boolean) =>
  (upper: SpellEffect, lower: SpellEffect): Spell => ({
    instability,
    roomTrap: upper.trigger !== null && 'colour' in upper.trigger,
    upper,
    lower,
  })
/** A spell without the instability symbol. */
export const steadySpell = card(false)
/** A spell with the instability symbol. */
export const unstable = card(true)

export function effectOf(spell: Spell, side: Side): SpellEffect {
  return side === 'upper' ? spell.upper : spell.lower
}
