import type { WonderEvent } from './events.ts'

/** What simulations of campaigns count. */
export function tally(event: WonderEvent): string | undefined {
  const chapter = event.in.split('/').at(-1)
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
      return undefined
    default:
      return undefined
  }
}
