import type { Component } from 'svelte'
import Cards from './Cards.svelte'
import ChoicesOver from './ChoicesOver.svelte'
import Drafts from './Drafts.svelte'
import Hands from './Hands.svelte'
import Hexes from './Hexes.svelte'
import Jewels from './Jewels.svelte'
import LegalSet from './LegalSet.svelte'
import LostFocus from './LostFocus.svelte'
import Roving from './Roving.svelte'
import SeatPanels from './SeatPanels.svelte'

/** The props of a page of the gallery: a function that reports what was pressed. */
export interface PartProps {
  readonly said: (what: string) => void
}

/** The parts of the board kit, by the name of their page. */
export const PARTS: { readonly [name: string]: Component<PartProps> } = {
  cards: Cards,
  choices: ChoicesOver,
  drafts: Drafts,
  focus: LostFocus,
  hand: Hands,
  hexes: Hexes,
  jewels: Jewels,
  legal: LegalSet,
  roving: Roving,
  'seat-panel': SeatPanels,
}
