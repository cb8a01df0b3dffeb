import { guideOf } from '#lib/rules/guides.ts'
import { rulesText } from '#lib/rules/words.ts'
import type { MatchSession } from '#lib/session/match-session.ts'

const PRESSES = ['pointerdown', 'pointerup', 'click'] as const

/** Opens the rules at the clause about the next thing of the board that is pressed; Escape ends the question. */
export async function askAbout(
  root: HTMLElement,
  { box, shown }: MatchSession,
  tell: (note: string) => void,
  openRules: (clause: string) => void,
): Promise<void> {
  tell(rulesText().pressThing)
  const about = await clauseOfPress(root, box.id, shown.view)
  if (about) openRules(about)
  else if (about === undefined) tell(rulesText().nothingAbout)
}

/**
 * Waits for a press on something of the board and finds the clause about it, in place of what the press would do. Undefined: there is
 * none; null: Escape was pressed instead.
 */
async function clauseOfPress(root: HTMLElement, game: string, view: unknown): Promise<string | undefined | null> {
  const guide = await guideOf(game)
  root.dataset['asking'] = ''
  root.style.cursor = 'help'
  const over = new AbortController()
  const options = { capture: true, signal: over.signal }
  try {
    return await new Promise((found) => {
      const press = (event: Event) => {
        event.preventDefault()
        event.stopImmediatePropagation()
        if (event.type === 'click') found(event.target instanceof Element ? clauseAt(event.target) : undefined)
      }
      for (const type of PRESSES) root.addEventListener(type, press, options)
      addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape') return
          event.stopImmediatePropagation()
          found(null)
        },
        options,
      )
    })
  } finally {
    over.abort()
    delete root.dataset['asking']
    root.style.cursor = ''
  }

  /** The clause about the innermost thing that has one. */
  function clauseAt(pressed: Element): string | undefined {
    for (let at: Element | null = pressed; at; at = at.parentElement) {
      for (const name of ['data-piece', 'data-zone']) {
        const thing = at.getAttribute(name)
        const clause = thing === null ? undefined : guide?.clauseAbout(thing, view)
        if (clause !== undefined) return clause
      }
    }
    return undefined
  }
}
