import type { Counsel } from '../bot/counsel.ts'
import type { WonderProps } from './derived.ts'

/** A planned move: a companion's, or the dragon's hint; `hero` is the companion whose turn it is, undefined for a hint. */
interface Given {
  readonly hero: string | undefined
  readonly counsel: Counsel
}

/** Hints that are asked for, and what companions say before they act. The bot is loaded when it first speaks. */
export class Advice {
  given = $state.raw<Given | undefined>()
  /** Whether the moves that a search found are shown beside the dragon's hint. */
  moves = $state(false)
  private latest = 0

  /** A companion whose turn it is says what it means to do; everyone else's hints are put away. */
  follow(props: WonderProps): void {
    this.close()
    const asked = props.question
    if (asked?.question.kind !== 'act') return
    const [seat] = asked.waiting
    const hero = props.view.heroes[asked.question.hero]
    if (hero && seat !== undefined && !asked.mine && props.bots?.includes(seat)) void this.speak(props, seat, hero.id)
  }

  /** The dragon's hint for the asked player: first a direction, then the moves of a search, then nothing again. */
  hint(props: WonderProps): void {
    const next = this.next(props)
    if (next === 'more') {
      this.moves = true
      props.hintMoves?.(true)
    } else if (next === 'close') this.hide(props)
    else if (props.seat !== null) void this.speak(props, props.seat, undefined)
  }

  /** What another press of the dragon's button does. */
  next({ hintMoves }: WonderProps): 'button' | 'more' | 'close' {
    const { given, moves } = this
    if (!given || given.hero !== undefined) return 'button'
    return hintMoves && given.counsel.move && !moves ? 'more' : 'close'
  }

  /** Puts the dragon's hint away. */
  hide(props: WonderProps): void {
    if (this.moves) props.hintMoves?.(false)
    this.close()
  }

  close(): void {
    this.latest++
    this.given = undefined
    this.moves = false
  }

  private async speak({ view }: WonderProps, seat: number, hero: string | undefined): Promise<void> {
    const turn = ++this.latest
    const { counselFor } = await import('../bot/counsel.ts')
    if (turn === this.latest) this.given = { hero, counsel: counselFor(view, seat) }
  }
}
