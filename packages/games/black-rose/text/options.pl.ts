import type { OptionTexts } from './shape.ts'

export const options: OptionTexts = {
  setup: {
    label: 'Magowie i szkoły',
    help: 'Każdy po kolei wybiera Maga, szkołę i księgę czarów albo rozdaje je los.',
    values: { choose: 'do wyboru', lot: 'losowo' },
  },
  life: {
    label: 'Życie Magów',
    help: 'Z życiem 8 gra jest krótsza i krwawsza.',
    values: { '12': '12', '8': '8' },
  },
  forTheCrown: { label: 'Za koronę!', help: 'Zdobyta korona zmienia kolejność już od następnej fazy.' },
  overkill: { label: 'Nadmiar obrażeń', help: 'Obrażenia ponad życie też liczą się przy nagrodach za pokonanie.' },
  overload: { label: 'Przeładowanie', help: 'Niestabilność może do końca tury przekroczyć liczbę otworów.' },
  extraTurns: { label: 'Dodatkowe tury', help: 'Przy remisie na czele gra się dalej, aż będzie zwycięzca.' },
}
