import type { WonderQuestion } from '../../asks/questions.ts'
import { NOVELTIES, type Novelty } from '../../text/board.ts'
import type { WonderView } from '../../view.ts'
import { noveltiesIn } from './novelties.ts'

/** Explains each novelty once on this device, when it first appears; one at a time. */
export class News {
  shown = $state<Novelty | undefined>()
  private met: readonly Novelty[] | undefined

  follow(view: WonderView, question: WonderQuestion | undefined): void {
    const there = noveltiesIn(view, question)
    if (this.shown !== undefined && there.includes(this.shown)) return
    this.met ??= readMet()
    const { met } = this
    const fresh = there.find((novelty) => !met.includes(novelty))
    this.shown = fresh
    if (fresh === undefined) return
    this.met = [...met, fresh]
    writeMet(this.met)
  }

  close(): void {
    this.shown = undefined
  }
}

const KEY = 'grimuar/wonder-book/met'

/** The novelties explained on this device. Without storage each is explained once per page load. */
function readMet(): Novelty[] {
  try {
    const met = (localStorage.getItem(KEY) ?? '').split(' ')
    return NOVELTIES.filter((novelty) => met.includes(novelty))
  } catch {
    return []
  }
}

function writeMet(met: readonly Novelty[]): void {
  try {
    localStorage.setItem(KEY, met.join(' '))
  } catch {
    // A browser without storage explains it again next time.
  }
}
