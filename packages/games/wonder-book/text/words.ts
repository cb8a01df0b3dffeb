import type { Words } from '@grimuar/contract'
import type { Json } from '@grimuar/kernel'
import type { Act, AnyMove, Pick, Purpose, WonderQuestion } from '../asks/questions.ts'
import { areasOnBoard, beside } from '../board.ts'
import { isCompared } from '../bot/compare.ts'
import type { EventBody, WonderEvent } from '../events.ts'
import { heroCardOf, maxHearts, modsOf } from '../heroes.ts'
import { type HeroNo, NOBODY } from '../ids.ts'
import { cardAs, cardOf, chapterOf } from '../story/registry.ts'
import type { WonderView } from '../view.ts'
import { speakOfCampaigns } from './campaign.ts'
import { type Names, namesIn } from './names.ts'
import type { ActText, EventText, WonderText } from './shape.ts'

function sayEvent<K extends EventBody['kind']>(
  texts: EventText,
  kind: K,
  event: Extract<EventBody, { kind: K }>,
  n: Names,
): string {
  const say: EventText[K] = texts[kind]
  return say(event, n)
}

function sayAct<D extends Act['do']>(texts: ActText, name: D, act: Extract<Act, { do: D }>, n: Names, cost: number): string {
  const say: ActText[D] = texts[name]
  return say(act, n, cost)
}

/** Builds all the game says from one language's words. */
export function speak(text: WonderText): Words<WonderView, WonderQuestion, AnyMove, WonderEvent, WonderText> {
  const namesOf = (v: WonderView) => namesIn(text, v.story, v.chapter, v.heroes.length)
  const heroName = (v: WonderView, n: Names, hero: HeroNo) => (hero === NOBODY ? '' : n.hero(v.heroes[hero]?.id ?? ''))

  /** What an action costs in sparks. */
  function costOf(v: WonderView, hero: HeroNo, act: Act): number {
    const h = v.heroes[hero]
    if (!h) return 0
    if (act.do === 'interact') return cardAs(v, act.card, 'interaction').cost?.sparks ?? 0
    if (act.do === 'skill') {
      const { skill } = heroCardOf(v, h)
      const learnt = modsOf(v, h).skills.find(({ id }) => id === act.id)
      return (skill.id === act.id ? skill.cost.sparks : learnt?.cost?.sparks) ?? 0
    }
    if (act.do !== 'special') return 0
    const card = act.source.startsWith('card ') ? cardOf(v, Number(act.source.slice(5))) : undefined
    const ofCard = card && 'actions' in card ? (card.actions ?? []) : []
    return [...ofCard, ...modsOf(v, h).actions].find(({ id }) => id === act.id)?.cost?.sparks ?? 0
  }

  function pickName(v: WonderView, n: Names, purpose: Purpose, source: string, pick: Pick): string {
    if ('none' in pick) return text.pick.none[purpose] ?? text.pick.stop
    if ('usual' in pick) return text.pick.usual
    if ('hero' in pick) {
      const h = v.heroes[pick.hero]
      if (purpose === 'consent') return text.pick.agree
      return h ? text.pick.hero(n.hero(h.id), h.hearts) : ''
    }
    if ('area' in pick) return n.area(pick.area)
    if ('wyrm' in pick) {
      const wyrm = v.wyrms.find(({ id }) => id === pick.wyrm)
      return wyrm ? text.pick.wyrm(n.area(wyrm.area), wyrm.stunned) : ''
    }
    if ('unit' in pick) return text.pick.unit(n.unit(pick.unit), v.units.find(({ id }) => id === pick.unit)?.hearts ?? 0)
    if ('item' in pick) return n.card(pick.item)
    if ('option' in pick) return optionName(v, n, source, pick.option)
    return idName(n, purpose, pick.id)
  }

  function idName(n: Names, purpose: Purpose, id: string): string {
    if (id === 'heart') return text.pick.heart
    if (purpose === 'hero') return n.hero(id)
    if (purpose === 'skill') return n.skill(id)
    if (purpose === 'artefact') return n.artefact(id)
    return n.scrap(id)
  }

  /** An option of a choice within a script: its words stand beside the script it leads to. */
  function optionName(v: WonderView, n: Names, source: string, option: number): string {
    for (const script of chapterOf(v).scripts[source] ?? [])
      for (const effect of script) {
        const one = effect.verb === 'choose' ? effect.of[option] : undefined
        if (one) return n.said(source, one.t)
      }
    return `${option + 1}`
  }

  return {
    text,

    ask(v, q) {
      const n = namesOf(v)
      if (q.kind === 'option') return text.ask.option(n.card(q.card))
      const hero = heroName(v, n, q.hero)
      if (q.kind === 'act') return q.extra ? text.ask.extra(hero) : text.ask.act(hero, v.heroes[q.hero]?.left ?? 0)
      return text.ask.pick[q.purpose](hero, q.source ? n.source(q.source) : '')
    },

    wait: (v, _q, names, waiting) => {
      const who = waiting.map((seat) => names[seat] ?? '').join(', ')
      return v.common.ask?.manner === 'any' ? text.wait.joint(who) : text.wait.one(who)
    },

    move(v, q, move) {
      const n = namesOf(v)
      if (q.kind === 'option' && 'option' in move) {
        const option = cardAs(v, q.card, 'choice').options[move.option]
        return option ? n.said(`card ${q.card}`, option.t) : ''
      }
      if ('do' in move) return q.kind === 'act' ? sayAct(text.act, move.do, move, n, costOf(v, q.hero, move)) : ''
      return q.kind === 'pick' ? pickName(v, n, q.purpose, q.source, move) : ''
    },

    event(event) {
      const [story = '', chapter = '1'] = event.in.split('/')
      return sayEvent(text.event, event.kind, event, namesIn(text, story, Number(chapter)))
    },

    rank: (event) => (event.kind === 'phase' || event.kind === 'turn' ? 'part' : 'action'),
    turnOf: (event) => (event.kind === 'turn' ? null : undefined),
    gains(events) {
      const [begun] = events
      const hero = begun?.kind === 'turn' ? begun.hero : undefined
      const gained = events.reduce(
        (n, e) => n + ((e.kind === 'collected' || e.kind === 'gained') && e.hero === hero ? e.sparks : 0),
        0,
      )
      return gained > 0 ? text.sparks(gained) : ''
    },
    things(event) {
      const [story = '', chapter = '1'] = event.in.split('/')
      const n = namesIn(text, story, Number(chapter))
      const area = event.kind === 'moved' ? event.to : 'area' in event ? event.area : undefined
      return [
        ...(area === undefined ? [] : [{ at: `area:${area}`, forms: [n.area(area)] }]),
        ...('unit' in event ? [{ at: `unit:${event.unit}`, forms: [n.unit(event.unit)] }] : []),
        ...('hero' in event && event.hero ? [{ at: `hero:${event.hero}`, forms: [n.hero(event.hero)] }] : []),
      ]
    },

    reading(event) {
      if (event.kind !== 'page') return undefined
      const [story = '', chapter = '1'] = event.in.split('/')
      const [title = '', ...more] = namesIn(text, story, Number(chapter), event.heroes).page(event.page)
      return [event.page.side === 'front' && more.length ? `— ${title} —` : title, ...more].join('\n\n')
    },

    progress: (v) => text.progress(chapterOf(v).roman, text.phases[v.phase](v.rounds + 1)),
    part: () => text.part,
    refusal(_rule, { sparks, hearts, has }) {
      if (sparks) return text.refusal.sparks(Number(sparks), Number(has))
      return hearts ? text.refusal.hearts(Number(hearts), Number(has)) : text.refusal.item
    },
    tieBreak: (name) => name,
    aim: (name) => (isCompared(name) ? text.compared[name].aim : name),
    difference: (name, by) => (isCompared(name) ? text.compared[name].difference(by) : ''),
    comparesRounds: true,
    options: {
      difficulty: { label: text.options.difficulty, values: text.difficulties },
      ties: { label: text.options.ties, help: text.options.tiesHelp, values: text.ties },
      tale: { label: text.options.tale, shown: (part) => placeName(part) },
    },

    table(v) {
      const n = namesOf(v)
      const heroes = v.heroes.map((h) =>
        text.table.hero({
          name: n.hero(h.id),
          area: h.area ? n.area(h.area) : text.nowhere,
          hearts: h.hearts,
          max: maxHearts(v, h),
          sparks: h.sparks,
          left: h.left,
          out: h.out,
          done: h.done,
          things: [
            ...h.items.map((item) => n.card(item)),
            ...h.scraps.map((scrap) => n.scrap(scrap)),
            ...skillNames(n, h.skills),
          ].join(', '),
        }),
      )
      const areas = areasOnBoard(v).map((area) => {
        const wyrms = v.wyrms.filter((wyrm) => wyrm.area === area)
        const cards = [...v.placed, ...v.stacks.flatMap(({ cards }) => cards.slice(0, 1))]
        const others = [
          ...v.heroes.filter((h) => h.area === area).map((h) => n.hero(h.id)),
          ...v.units.filter((unit) => unit.area === area).map((unit) => text.pick.unit(n.unit(unit.id), unit.hearts)),
          ...cards.filter((card) => cardAs(v, card, 'interaction').area === area).map((card) => n.card(card)),
        ]
        return text.table.area({
          name: n.area(area),
          sparks: v.sparks[area] ?? 0,
          standing: wyrms.filter(({ stunned }) => !stunned).length,
          stunned: wyrms.filter(({ stunned }) => stunned).length,
          vortex: v.vortices.includes(area),
          others: others.join(', '),
          ways: beside(v, area)
            .map((to) => n.area(to))
            .join(', '),
        })
      })
      const goal = v.objective ? ['goal_text', 'enemy_text'].map((key) => n.said(`card ${v.objective}`, key)) : []
      return [
        {
          heading: text.table.chapter(chapterOf(v).roman, n.title),
          items: [text.table.fate(v.fate), text.table.pool(v.pool, v.supply)],
        },
        ...(goal.length ? [{ heading: text.table.goal, items: [...goal, ...counters(v)] }] : []),
        ...(v.rules.length ? [{ heading: text.table.rules, items: v.rules.map((card) => n.card(card)) }] : []),
        ...(heroes.length ? [{ heading: text.table.heroes, items: heroes }] : []),
        { heading: text.table.book, items: areas },
        {
          heading: text.table.passwords,
          items: [v.passwords.map(({ word }) => n.password(word)).join(', ') || text.table.none],
        },
      ]
    },

    campaign: speakOfCampaigns(text),

    outcome(result) {
      if (result.kind !== 'shared') return text.outcome.lost
      return result.won ? text.outcome.won(result.scores?.[0]?.total ?? 0) : text.outcome.lost
    },
  }

  /** The story and chapter, which are public. */
  function placeName(part: Json): string {
    if (typeof part !== 'object' || part === null || !('story' in part && 'chapter' in part)) return ''
    const { story, chapter } = speakOfCampaigns(text)
    return `${story(`${part.story}`)}, ${chapter(Number(part.chapter))}`
  }

  function skillNames(n: Names, skills: readonly string[]): string[] {
    return skills.map((id) => (n.skill(id) === id ? n.artefact(id) : n.skill(id)))
  }

  function counters(v: WonderView): string[] {
    return Object.entries(v.counters).map(([name, value]) => text.table.counter(name, value))
  }
}
