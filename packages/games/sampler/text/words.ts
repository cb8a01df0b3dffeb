import type { Words } from '@grimuar/contract'
import { hasWon, winnersOf } from '@grimuar/kernel'
import { type AnyMove, type Path, type SamplerEvent, type SamplerQuestion, SHRINES, SOURCES, total } from '../table.ts'
import type { SamplerView } from '../view.ts'
import type { SamplerText } from './shape.ts'

/** Builds all a game says from one language's words. */
export function speak(text: SamplerText): Words<SamplerView, SamplerQuestion, AnyMove, SamplerEvent, SamplerText> {
  const items: { readonly [item: string]: string } = { ...text.works, ...text.supplies, ...text.shrines }
  const item = (name: string) => items[name] ?? name
  const list = (names: readonly string[]) => text.and(names.map(item))
  const inOrder = (names: readonly string[]) => names.map(item).join(text.afterwards)
  const coins = (shares: readonly number[]) =>
    SHRINES.flatMap((shrine, i) => (shares[i] ? [`${item(shrine)}: ${shares[i]}`] : [])).join(', ') || text.table.nothing
  const page = (path: Path, roll: number, good: boolean) => (path === 'bridge' ? text.event.bridge : text.event.cave(roll, good))

  return {
    text,
    ask: (_view, question) => (question.kind === 'ward' ? text.ask.ward(question.power) : text.ask[question.kind]),
    wait: (_view, question, names, waiting) => text.wait[question.kind](text.and(waiting.map((seat) => names[seat] ?? ''))),

    move(_view, question, move) {
      if ('do' in move) return move.do === 'pass' ? text.pass : text.ward
      if ('path' in move) return text.paths[move.path]
      if (question.kind === 'share') return coins(move.map(Number))
      const names = move.map(String)
      return question.kind === 'plan' ? inOrder(names) : list(names)
    },
    item: (_view, _question, name) => item(`${name}`),

    event(event, names) {
      const name = 'seat' in event ? (names[event.seat] ?? '') : ''
      switch (event.kind) {
        case 'round':
          return text.event.round(event.round, names[event.lead] ?? '')
        case 'drew':
          return text.event.drew(text.cards[event.card])
        case 'worked':
          return text.event.worked(name, inOrder(event.plan), text.sparks(event.sparks))
        case 'packed':
          return text.event.packed(name, list(event.supplies))
        case 'shared':
          return text.event.shared(name, coins(event.coins))
        case 'warded':
          return text.event.warded(name, event.power)
        case 'storm':
          return text.event.storm(name, event.taken)
        case 'path':
          return text.event.path(name, text.paths[event.path])
        case 'page':
          return page(event.path, event.roll, event.good)
      }
    },

    progress: (view) => text.round(Math.max(1, view.round), view.rounds, view.chapter),
    part: (name) => text.parts[SOURCES.find((source) => source === name) ?? 'work'],
    tieBreak: (name) => name,
    options: {
      mode: { label: text.options.mode, values: text.modes },
      rounds: { label: text.options.rounds },
      tale: { label: text.options.tale, shown: (chapter) => text.chapter(Number(chapter)) },
    },

    table(view, names, seat) {
      const players = names.map((name, s) =>
        [
          `${name}: ${text.sparks(total(view.sparks[s] ?? view.shadow))}`,
          text.cardsInHand(view.handSizes[s] ?? 0),
          ...(view.plans[s]?.length ? [inOrder(view.plans[s])] : []),
          ...(view.lead === s ? [text.table.lead] : []),
        ].join('; '),
      )
      return [
        { heading: text.round(Math.max(1, view.round), view.rounds, view.chapter), items: players },
        { heading: text.shadow, items: [text.sparks(total(view.shadow))] },
        { heading: text.table.packed, items: [list(view.packed) || text.table.nothing] },
        { heading: text.table.coins, items: [coins(view.coins)] },
        ...(seat === null
          ? []
          : [
              {
                heading: text.table.hand,
                items: view.hand.length ? view.hand.map((card) => text.cards[card]) : [text.table.nothing],
              },
            ]),
      ]
    },

    outcome(result, names, seat) {
      if (result.kind === 'shared') return result.won ? text.outcome.teamWon : text.outcome.teamLost
      const shadowFirst = result.rivals?.some((rival) => rival.rank === 1) === true
      const winners = winnersOf(result, names.length).map((s) => names[s] ?? '')
      if (winners.length === 0) return text.outcome.shadowWon
      if (shadowFirst) return text.outcome.tie(text.and([...winners, text.shadow]))
      if (winners.length === 1 && seat !== null && hasWon(result, seat)) return text.outcome.youWon
      return text.outcome.won(text.and(winners), winners.length > 1)
    },
    rival: (name) => (name === 'shadow' ? text.shadow : name),
  }
}
