import type { OptionTexts } from './shape.ts'

export const options: OptionTexts = {
  setup: {
    label: 'Mages and schools',
    help: 'Everyone in turn chooses a Mage, a school and a Grimoire, or they are dealt at random.',
    values: { choose: 'chosen', lot: 'at random' },
  },
  life: {
    label: 'Life of the Mages',
    help: 'With 8 the game is shorter and bloodier.',
    values: { '12': '12', '8': '8' },
  },
  forTheCrown: { label: 'For the crown!', help: 'A crown that changes hands changes the order from the next phase on.' },
  overkill: { label: 'Overkill', help: 'Damage beyond Life counts in the awards for a defeat, too.' },
  overload: { label: 'Overload', help: 'Instability may exceed the holes until the end of the turn.' },
  extraTurns: { label: 'Extra turns', help: 'If the lead is tied, play goes on until there is a winner.' },
}
