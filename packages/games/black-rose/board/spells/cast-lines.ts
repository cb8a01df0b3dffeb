import { sideOf, spellOf } from '../../cards/index.ts'
import type { Castable } from '../../foresee.ts'
import type { Place, Side, SpellId } from '../../ids.ts'
import type { FigureMove, PlaceMove, SlotMove } from '../../questions.ts'
import { figureName, ownerName, type RoseProps } from '../derived.ts'
import { castOutlookOf, type Outlook, outlookOf } from '../lodge/outlook.ts'

/** Targets with which the same would happen share a line. */
const MOST_LINES = 4
const MOST_NAMES = 3
/** The effect of one trap or protection. */
const MOST_EFFECTS = 6

type Told = Pick<RoseProps, 'view' | 'seat' | 'names' | 'words'>

/** The effect of a spell if it were cast now, line by line; without traps and protections, which wait. */
export function castLines(told: Told, spell: Castable): string[] {
  const { view, seat } = told
  const { type } = sideOf(spell.card, spell.side)
  if (seat === null || spellOf(spell.card).roomTrap || type === 'trap' || type === 'protection') return []
  const { aim } = told.words.text.board
  const { cast, targets } = castOutlookOf(view, seat, spell)
  const anyway = outlookWords(told, cast)
  const lines = [...anyway]
  const aims = cast.next?.kind === 'target'
  const each = targets.map(({ target, outlook }) => {
    const inFull = outlookWords(told, outlook)
    return { target, words: outlookWords(told, outlook, target).filter((_, i) => !anyway.includes(inFull[i] ?? '')) }
  })
  // Effects that every target has are told once, unless there are no others.
  const always = each[0]?.words.filter((word) => each.every(({ words }) => words.includes(word))) ?? []
  const differ = each.some(({ words }) => words.length > always.length)
  if (differ) lines.push(...always)
  const kinds = new Map<string, string[]>()
  for (const { target, words } of each) {
    const name = 'place' in target ? roomName(told, target.place) : figureName(told.words.text, view, target.figure)
    const own = (differ ? words.filter((word) => !always.includes(word)) : words).join('; ')
    if (own) kinds.set(own, [...(kinds.get(own) ?? []), name])
  }
  for (const [words, names] of [...kinds].slice(0, MOST_LINES)) {
    const more = names.length > MOST_NAMES ? ` ${aim.moreTargets(names.length - MOST_NAMES)}` : ''
    lines.push(`${names.slice(0, MOST_NAMES).join(', ')}${more}: ${words}`)
  }
  const left = [...kinds.values()].slice(MOST_LINES).flat().length
  if (left > 0) lines.push(`… ${aim.moreTargets(left)}`)
  if (aims && targets.length === 0 && type === 'combat') lines.push(aim.nobody)
  if (cast.next && !aims) lines.push(aim.next(told.words.ask(view, cast.next)))
  if (cast.answerable && lines.length > 0) lines.push(aim.answerable)
  return lines
}

/** A trap or protection of mine that fits a moment. */
export interface Fitting {
  readonly card: SpellId
  readonly side: Side
  /** The effects, line by line. */
  readonly lines: readonly string[]
}

/** The effects that my answer to an interrupt would trigger. */
export function fittingOf(told: Told, { slot }: SlotMove): Fitting | undefined {
  const { view, seat } = told
  const card = seat === null ? null : view.mages[seat]?.slots[slot]?.card
  if (seat === null || !card) return undefined
  const move: SlotMove = { do: 'slot', slot }
  const outlook = outlookOf(view, seat, [move])
  const { aim } = told.words.text.board
  const triggered = outlook.more.find((event) => event.kind === 'triggered')
  const lines = outlookWords(told, { ...outlook, more: outlook.more.filter((event) => event !== triggered) })
  if (lines.length > MOST_EFFECTS) lines.splice(MOST_EFFECTS)
  if (outlook.next) lines.push(aim.next(told.words.ask(view, outlook.next)))
  if (outlook.answerable && lines.length > 0) lines.push(aim.answerable)
  return { card, side: triggered?.side ?? 'upper', lines }
}

function roomName({ view, words }: Told, place: Place): string {
  return words.text.rooms[view.tiles[place].room].name
}

/** An outlook in short words; what was aimed at is not named again. */
function outlookWords(told: Told, outlook: Outlook, target?: FigureMove | PlaceMove): string[] {
  const { view, names, words } = told
  const { text } = words
  const { aim, ruin } = text.board
  const said: (string | undefined)[] = []
  for (const { figure, before, after, life, falls } of outlook.figures) {
    const name = target && 'figure' in target && target.figure === figure ? '' : `${figureName(text, view, figure)} `
    said.push(`${name}${aim.damage(before, after, life)}${falls ? `, ${aim.falls}` : ''}`)
  }
  for (const { place, before, after, holes, ruin: ruined } of outlook.rooms) {
    const end = ruined ? `, ${ruin}` : after >= holes ? `, ${aim.full}` : ''
    const name = target && 'place' in target && target.place === place ? '' : `${roomName(told, place)} `
    said.push(`${name}${aim.cracks(before, after, holes)}${end}`)
  }
  for (const { owner, n } of outlook.power) said.push(aim.gains(ownerName(text, names, owner), n))
  for (const { owner, loser } of outlook.trophies)
    said.push(aim.trophy(ownerName(text, names, owner), ownerName(text, names, loser)))
  if (outlook.moon) said.push(words.event({ kind: 'moon', moon: outlook.moon }, names, told.seat))
  for (const quest of outlook.quests) said.push(aim.quest(text.quests[quest]))
  for (const event of outlook.more) said.push(words.event(event, names, told.seat))
  return said.filter((word) => word !== undefined)
}
