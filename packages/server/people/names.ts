import { Avatar, Name } from '@grimuar/protocol/nouns'
import { Compile } from 'typebox/compile'

const name = Compile(Name)
const avatar = Compile(Avatar)
const LONGEST = 24

export function isName(text: unknown): boolean {
  return name.Check(text)
}

export function isAvatar(text: unknown): boolean {
  return avatar.Check(text)
}

/** A stored name as it may be shown. Earlier versions accepted names of any length and with any characters. */
export function shownName(stored: string): string {
  if (isName(stored)) return stored
  const cleaned = [...stored.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, LONGEST).join('').trim()
  return isName(cleaned) ? cleaned : '—'
}

/** A stored face as it may be shown; empty if it is none. */
export function shownAvatar(stored: string | null | undefined): string {
  return stored && isAvatar(stored) ? stored : ''
}
