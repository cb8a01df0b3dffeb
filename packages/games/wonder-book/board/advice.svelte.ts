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

  /** The dragon's hint for the asked player. */
  hint(props: WonderProps): void {
    if (props.seat !== null) void this.speak(props, props.seat, undefined)
  }

  close(): void {
    this.latest++
    this.given = undefined
  }

  private async speak({ view }: WonderProps, seat: number, hero: string | undefined): Promise<void> {
    const turn = ++this.latest
    const { counselFor } = await import('../bot/counsel.ts')
    if (turn === this.latest) this.given = { hero, counsel: counselFor(view, seat) }
  }
}
