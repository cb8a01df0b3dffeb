import { counted } from '@grimuar/contract'
import type { JournalText } from './journal.ts'

const zetony = (n: number) => counted('pl', n, { one: 'żeton', few: 'żetony', many: 'żetonów', other: 'żetonu' })

/** Bohaterki: polski czas przeszły odróżnia „nauczyła się” od „nauczył się”. */
const ONE = ['silna', 'slodka']

export const journal: JournalText = {
  titled: (roman, title) => `Rozdział ${roman}. ${title}`,
  choices: 'Wybory',
  passwords: 'Zapisane hasła',
  fate: 'Przeznaczenie',
  tokens: (n, difficulty) => `${zetony(n)} (poziom: ${difficulty})`,
  attempts: 'Próby',
  won: (attempt) => (attempt === 1 ? 'udało się za pierwszym razem' : `udało się za ${attempt}. razem`),
  heroes: 'Bohaterowie',
  hero: (id, name, things) => (things.length ? `${name} ${ONE.includes(id) ? 'zdobyła' : 'zdobył'}: ${things.join(', ')}` : name),
  ending: 'Na koniec',
  end: {
    nothingWritten: 'W tym rozdziale nie zapisaliście żadnego hasła.',
    lost: 'Opowieść cofa się do początku rozdziału. To, co było wcześniej, zostaje: wybory, hasła i zdobyte umiejętności.',
  },
  achievements: {
    firstPage: { name: 'Pierwsza strona', how: 'Wygrany pierwszy rozdział.' },
    halfway: { name: 'W połowie księgi', how: 'Za wami połowa opowieści.' },
    lastPage: { name: 'Ostatnia kropka', how: 'Opowieść doprowadzona do końca.' },
    firstTry: { name: 'Za pierwszym razem', how: 'Rozdział wygrany bez ani jednej porażki.' },
    neverLost: { name: 'Bez skreśleń', how: 'Cała opowieść bez przegranego rozdziału.' },
    stubborn: { name: 'Do trzech razy sztuka', how: 'Rozdział wygrany najwcześniej za trzecim razem.' },
    hard: { name: 'Twarda okładka', how: 'Rozdział wygrany na najwyższym poziomie trudności.' },
    allHard: { name: 'Wydanie w żelazie', how: 'Cała opowieść na najwyższym poziomie trudności.' },
    bright: { name: 'Jasne gwiazdy', how: 'Rozdział skończony z co najmniej 7 odkrytymi żetonami przeznaczenia.' },
    whisker: { name: 'O włos', how: 'Rozdział skończony z ostatnim odkrytym żetonem.' },
    treasure: { name: 'Skarbnica losu', how: 'Co najmniej 27 odkrytych żetonów w całej opowieści.' },
    alone: { name: 'Dwoje w jednym', how: 'Rozdział wygrany w pojedynkę, z dwojgiem bohaterów.' },
    fullTable: { name: 'Pełny stół', how: 'Rozdział wygrany we czworo.' },
    noCompanions: { name: 'Sami swoi', how: 'Rozdział wygrany razem, bez pomocy komputera.' },
    everyHero: { name: 'Cztery dłonie', how: 'Każdy z bohaterów zagrał w wygranym rozdziale.' },
    sameTeam: { name: 'Nierozłączni', how: 'Cała opowieść w tym samym składzie bohaterów.' },
    manyWords: { name: 'Pełny notes', how: 'Co najmniej 10 zapisanych haseł naraz.' },
    branched: { name: 'Zagięty róg', how: 'Opowieść poprowadzona inną drogą od wcześniejszego zapisu.' },
    bothWays: { name: 'A gdyby tak…', how: 'Ten sam wybór rozstrzygnięty na dwa sposoby.' },
    twoEndings: { name: 'Drugie zakończenie', how: 'Poznane dwa zakończenia opowieści.' },
    allEndings: { name: 'Wszystkie zakończenia', how: 'Poznane wszystkie zakończenia opowieści.' },
  },
}
