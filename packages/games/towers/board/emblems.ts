import feather from 'virtual:icon/feather'
import toad from 'virtual:icon/frog'
import elixir from 'virtual:icon/round-potion'
import book from 'virtual:icon/spell-book'
import toadstool from 'virtual:icon/super-mushroom'
import type { By } from '@grimuar/kernel'
import type { Colour } from '../cards.ts'

/** The drawing of each ingredient, by its number. */
export const EMBLEMS: By<Colour, string> = [feather, toad, book, elixir, toadstool]
