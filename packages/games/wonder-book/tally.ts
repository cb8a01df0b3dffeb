import type { WonderEvent } from './events.ts'
import { cardOf } from './story/registry.ts'

/** What simulations of campaigns count. */
export function tally(event: WonderEvent): string | undefined {
  const [story = '', chapter] = event.in.split('/')
  switch (event.kind) {
    case 'phase':
      return event.phase === 'players' ? 'rounds' : undefined
    case 'fell':
      return 'knock-outs'
    case 'hero':
      return `hero ${event.hero}`
    case 'page':
      if (event.page.side === 'option') return `option ${chapter}-${event.page.card}.${event.page.at + 1}`
      if (event.page.side === 'ending') return `ending ${chapter}-${event.page.card}.${event.page.at + 1}`
      if (event.page.side === 'epilogue') return `epilogue ${event.page.at + 1}`
      return isFinale(story, Number(chapter), event.page.card) ? `finale ${chapter}-${event.page.card}` : undefined
    default:
      return undefined
  }
}

/** Whether a card is an ending of the whole story. */
function isFinale(story: string, chapter: number, n: number): boolean {
  const card = cardOf({ story, chapter }, n)
  return card.kind === 'story' && card.finale === true
}
