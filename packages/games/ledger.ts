import type { ByLang } from '@grimuar/contract'

/** One numbered rule. */
export interface Clause {
  readonly id: string
  readonly text: ByLang<string>
  readonly source?: string
}

export interface Section {
  readonly title: ByLang<string>
  readonly clauses: readonly Clause[]
}

/**
 * Reads a ledger, a file of docs/rules: sections `## N. English / Polski`, clauses `### XX-N.M` with an `en:` and a `pl:` line.
 * A long section may have parts: `## N.M. …` with clauses `### XX-N.M.K`.
 */
export function readLedger(markdown: string): Section[] {
  const sections: { title: Section['title']; clauses: Clause[] }[] = []
  let open: { id: string; en?: string; pl?: string; source?: string } | undefined
  const close = () => {
    if (!open) return
    const { id, en, pl, source } = open
    if (!en || !pl) throw new Error(`clause ${id} lacks its ${en ? 'Polish' : 'English'} sentence`)
    const section = sections.at(-1)
    if (!section) throw new Error(`clause ${id} comes before the first section`)
    section.clauses.push({ id, text: { en, pl }, ...(source ? { source } : {}) })
    open = undefined
  }
  for (const line of markdown.split('\n')) {
    const section = /^## (\d+(?:\.\d+)?)\. (.+?) \/ (.+)$/.exec(line)
    const clause = /^### ([A-Z]{2}-\d+(?:\.\d+){1,2})\s*$/.exec(line)
    const text = /^(en|pl|source): (.+)$/.exec(line)
    if (section) {
      close()
      sections.push({ title: { en: `${section[1]}. ${section[2]}`, pl: `${section[1]}. ${section[3]}` }, clauses: [] })
    } else if (clause) {
      close()
      open = { id: clause[1] as string }
    } else if (text && open) {
      open[text[1] as 'en' | 'pl' | 'source'] = (text[2] as string).trim()
    }
  }
  close()
  return sections
}

/** The clause with this id. */
export function clauseIn(sections: readonly Section[], id: string): Clause | undefined {
  for (const s of sections) for (const c of s.clauses) if (c.id === id) return c
  return undefined
}
