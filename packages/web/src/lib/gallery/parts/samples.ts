import bolt from 'virtual:icon/bolt-spell-cast'
import door from 'virtual:icon/magic-gate'
import shield from 'virtual:icon/magic-shield'
import meteors from 'virtual:icon/meteor-impact'
import vampire from 'virtual:icon/vampire-cape'
import type { ByLang, Jewel } from '@grimuar/contract'

/** A card that belongs to no game. */
export interface Sample {
  readonly id: string
  readonly jewel: Jewel
  readonly drawing: string
  readonly corner: number
  readonly title: ByLang<string>
  readonly text: ByLang<string>
}

export const SAMPLES: readonly Sample[] = [
  {
    id: 'meteors',
    jewel: 'ruby',
    drawing: meteors,
    corner: 2,
    title: { pl: 'Deszcz meteorów', en: 'Meteor shower' },
    text: { pl: 'Każda figurka w wybranej komnacie odnosi 4 obrażenia.', en: 'Every figure in a chosen room suffers 4 damage.' },
  },
  {
    id: 'shield',
    jewel: 'sapphire',
    drawing: shield,
    corner: 0,
    title: { pl: 'Mroczna zbroja', en: 'Dark armour' },
    text: { pl: 'Nie odnosisz obrażeń do końca tury.', en: 'You suffer no damage until the end of the turn.' },
  },
  {
    id: 'door',
    jewel: 'amethyst',
    drawing: door,
    corner: 1,
    title: { pl: 'Magiczne drzwi', en: 'Magic door' },
    text: { pl: 'Przenieś się do dowolnej komnaty.', en: 'Move to any room.' },
  },
  {
    id: 'bolt',
    jewel: 'topaz',
    drawing: bolt,
    corner: 3,
    title: { pl: 'Błyskawica', en: 'Lightning' },
    text: { pl: '3 obrażenia w linii prostej.', en: '3 damage in a straight line.' },
  },
  {
    id: 'vampire',
    jewel: 'onyx',
    drawing: vampire,
    corner: 2,
    title: { pl: 'Ukąszenie wampira', en: "Vampire's bite" },
    text: { pl: 'Odbierz 2 zdrowia i wylecz się o tyle samo.', en: 'Take 2 health and heal by as much.' },
  },
]
