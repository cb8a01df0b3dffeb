import { LANGS } from '@grimuar/contract'
import type { Json } from '@grimuar/kernel'
import { readEffect, type Script } from './language/effects.ts'
import { type At, type Fault, isList, type JsonObject, type NameKind, type Shape, text, type Use } from './shape.ts'
import type { Said } from './story.ts'

// A story file while it is read: its faults, the names it uses, and the scripts and words of each card.

/** Thrown to leave an effect or field that has a fault; the fault itself is already noted. */
class Broken extends Error {}

/** The names of each kind that can be used. */
export type Known = { readonly [K in NameKind]?: ReadonlySet<string> }

/** Collects faults, and who made and asked for which name in the running chapter. */
export class Desk {
  readonly faults: Fault[] = []
  private chapter = ''
  private readonly chapters: string[] = []
  private readonly passwords = new Set<string>()
  private uses = new Map<string, { readonly path: string; readonly hows: Set<Use> }>()

  /** Whether a chapter of this name was begun before. */
  met(roman: string): boolean {
    return this.chapters.filter((one) => one === roman).length > 1
  }

  beginChapter(roman: string): void {
    this.chapter = roman
    this.chapters.push(roman)
    this.uses = new Map()
  }

  used(kind: NameKind, name: string, how: Use, path: string): void {
    const key = `${kind} "${name}"`
    const found = this.uses.get(key) ?? { path, hows: new Set() }
    found.hows.add(how)
    this.uses.set(key, found)
    if (kind === 'password') this.passwords.add(name)
  }

  /** Flags, counters, stacks and tokens live in one chapter: what is asked for must be made, and the other way round. */
  endChapter(): void {
    for (const [key, { path, hows }] of this.uses) {
      if (!/^(flag|counter|stack|token) /.test(key)) continue
      if (!hows.has('made')) this.faults.push({ path, problem: `the ${key} is never made in chapter ${this.chapter}` })
      else if (!hows.has('asked') && !key.startsWith('stack '))
        this.faults.push({
          path,
          problem: `the ${key} is made but nothing asks for it`,
          warning: true,
          hint: 'use it in a goal or condition',
        })
    }
  }

  /** Whether a password was written or asked for. */
  knows(password: string): boolean {
    return this.passwords.has(password)
  }
}

/** The sources of one chapter, or those all share: their scripts and words. */
export class SectionReader {
  readonly scripts: { [source: string]: readonly Script[] } = {}
  private readonly words = new Map<string, ReadonlyMap<string, readonly string[]>>()
  private readonly desk: Desk
  private readonly known: Known
  private readonly before: string

  constructor(desk: Desk, known: Known, before: string) {
    this.desk = desk
    this.known = known
    this.before = before
  }

  page(source: string): Page {
    return new Page(this.desk, this.known, `${this.before}${source.replace(/^card /, '')}`, '')
  }

  close(source: string, page: Page): void {
    if (page.scripts.length) this.scripts[source] = page.scripts
    if (page.words.size) this.words.set(source, page.words)
  }

  /** Reads one card that all chapters share. */
  read<T>(source: string, json: Json, shape: Shape<T>): T | undefined {
    const page = this.page(source)
    const read = page.attempt(() => shape.read(json, page))
    this.close(source, page)
    return read
  }

  /** Keeps words that stand on no card. */
  say(source: string, of: JsonObject): void {
    const page = this.page(source)
    for (const [key, value] of Object.entries(of)) page.attempt(() => text.read(value, page.within(key)))
    this.close(source, page)
  }

  said(lang: number): Said {
    return Object.fromEntries(
      [...this.words].map(([source, words]) => [
        source,
        Object.fromEntries([...words].map(([key, texts]) => [key, texts[lang] ?? ''])),
      ]),
    )
  }
}

/** One source while it is read. */
export class Page implements At {
  readonly scripts: Script[]
  readonly words: Map<string, readonly string[]>
  readonly path: string
  private readonly key: string
  private readonly desk: Desk
  private readonly known: Known
  private readonly source: string

  constructor(desk: Desk, known: Known, source: string, key: string, of?: Page) {
    this.desk = desk
    this.known = known
    this.source = source
    this.key = key
    this.path = [source, key].filter(Boolean).join(' ')
    this.scripts = of?.scripts ?? []
    this.words = of?.words ?? new Map()
  }

  within(key: string | number): Page {
    return new Page(this.desk, this.known, this.source, this.key ? `${this.key}.${key}` : `${key}`, this)
  }

  use(kind: NameKind, name: string, how: Use): void {
    if (kind === 'figure') {
      if (!this.known.unit?.has(name)) this.desk.used('token', name, how, this.path)
      return
    }
    const names = this.known[kind]
    if (names && !names.has(name)) this.fail(`there is no ${kind} "${name}"`, nearest(name, names))
    this.desk.used(kind, name, how, this.path)
  }

  keep(texts: readonly string[]): string {
    if (texts.length !== LANGS.length)
      this.fail(`a text has ${texts.length} languages, not ${LANGS.length}`, 'write [Polish, English]')
    const [first, ...others] = texts.map(numbersIn)
    if (others.some((other) => other !== first)) this.note('the languages name different numbers', 'say the same in each', true)
    this.words.set(this.key, texts)
    return this.key
  }

  script(json: Json): number {
    if (!isList(json)) return this.fail('a script was expected', 'write a list of effects')
    const at = this.scripts.length
    const effects: Script[number][] = []
    this.scripts.push(effects) // keeps its number while scripts within it get theirs
    for (const [i, one] of json.entries()) {
      const here = this.within(i)
      const effect = here.attempt(() => readEffect(one, here))
      if (effect) effects.push(effect)
    }
    return at
  }

  note(problem: string, hint?: string, warning = false): void {
    this.desk.faults.push({ path: this.path, problem, ...(hint && { hint }), ...(warning && { warning }) })
  }

  fail(problem: string, hint?: string): never {
    this.note(problem, hint)
    throw new Broken(problem)
  }

  attempt<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (error instanceof Broken) return undefined
      throw error
    }
  }
}

/** The numbers in a text, in order. Numbers written as words differ between languages, so they are left out. */
function numbersIn(said: string): string {
  return (said.match(/\d+/g) ?? []).sort().join(' ')
}

function nearest(name: string, names: ReadonlySet<string>): string {
  const near = [...names].filter((known) => known[0] === name[0])
  return `there is ${(near.length ? near : [...names]).slice(0, 12).join(', ')}`
}
