import type { BlackRoseText } from './shape.ts'

const ACTIVATE = 'aktywować to pomieszczenie?'
const PLAY = 'zagrać jedno z tych wydarzeń?'

/** Pytania przy tym, na co efekt tylko pozwala. */
export const offers: BlackRoseText['offers'] = {
  'CON05.lower': ACTIVATE,
  'CON06.upper': 'wymienić się kartą?',
  'CON08.upper': ACTIVATE,
  'CON08.lower': ACTIVATE,
  'CON10.lower': PLAY,
  'DIV08.upper': 'zabrać jedno z tych zadań?',
  'DIV08.lower': PLAY,
  'ILL06.lower': 'odwołać swój czar?',
  'ILL11.upper': ACTIVATE,
  'TRA08.upper': ACTIVATE,
  'SP-JAF.upper': 'zapłacić punkt mocy za jedno z tych zadań?',
  'SP-TES.upper': 'ruszyć się i zaatakować jeszcze raz?',
  'FOR06.lower': 'wykonać działanie Infamią z Krety?',
  observatory: 'wymienić jedno z tych zadań na swoje?',
  Q046: 'wymienić się zadaniem?',
  Q049: ACTIVATE,
  Q068: 'odprawić swoją Ewokację?',
  E008: 'odrzucić kartę, aby wziąć inną z Biblioteki?',
  E018: 'wymienić kartę na wierzchnią kartę stosu?',
  E021: 'dobrać zadanie?',
  E037: 'przywołać Landsknechta?',
  E066: 'wziąć kartę z Biblioteki?',
  E074: 'odrzucić karty, aby obejrzeć Zapomniane Czary?',
}

const POWER = 'Zyskaj punkt mocy'
const SUMMON = 'Przywołaj Landsknechta'
const LOSE = 'Strać punkty mocy'
const GHOST = ['Zyskaj punkty mocy', 'Zadaj obrażenia']

/** To, z czego każe wybierać efekt, w kolejności z karty. */
export const ways: BlackRoseText['ways'] = {
  'DIV04.upper': ['Zadanie bieżącego Księżyca', 'Zadanie następnego Księżyca'],
  'DIV04.lower': ['Zyskaj punkty mocy z karty i ją odrzuć', 'Dołóż kartę do swoich wykonanych zadań'],
  'ILL03.upper': ['Odwołaj aktywację', 'Pozwól na aktywację i zadaj więcej obrażeń'],
  'ILL03.lower': ['Dobierz zadanie tego samego Księżyca', 'Zabroń wykonać tamto zadanie'],
  'ILL04.upper': GHOST,
  'ILL04.lower': GHOST,
  'ILL06.upper': ['Przyjmij obrażenie i aktywuj pomieszczenie zamiast tamtego Maga', 'Ukradnij punkt mocy'],
  'ILL06.lower': [POWER, 'Zadaj obrażenia po tym czarze'],
  'ILL07.upper': ['Zyskaj tyle samo punktów mocy', 'Wykonaj swoje aktywne zadanie'],
  'ILL07.lower': ['Zyskaj tyle punktów mocy, ile dał tamten czar', POWER],
  'ILL10.upper': [POWER, 'Zignoruj obrażenia'],
  'ILL10.lower': ['Zignoruj czar i przemieść Maga', 'Odbij obrażenia'],
  'ILL12.upper': ['Wykonaj nią działanie', 'Przemieść ją do właściciela i zaatakuj go'],
  'ILL12.lower': ['Przesuń Maga i zaatakuj nim', 'Pokaż jego następny gotowy czar'],
  'NEC07.upper': ['Odpraw Nieumarłego i zyskaj punkty mocy', 'Strać punkt mocy i przywołaj Kościanego Rycerza'],
  'NEC08.lower': ['Zamień się miejscami z Nieumarłym', SUMMON],
  'NEC10.lower': ['Wykonaj działanie Nieumarłym', SUMMON],
  'TRA01.upper': ['Zadaj obrażenie', 'Odrzuć kartę i zadaj więcej obrażeń'],
  'TRA01.lower': ['Zadaj obrażenia', 'Odrzuć kartę i połóż kostki niestabilności'],
  Q057: ['Wykonaj działanie Ewokacją', 'Wylecz swojego Maga'],
  E042: ['Przyjmij obrażenia za punkt mocy', 'Nic nie rób'],
  E050: ['Wylecz się', 'Przesuń się', 'Nic nie rób'],
  E059: ['Odrzuć wykonane zadanie', LOSE],
  E060: ['Oddaj trofeum Róży', LOSE],
  E077: ['Przyjmij obrażenia', 'Pozwól Róży zyskać punkt mocy'],
}
