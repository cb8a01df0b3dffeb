/** Słowa listy klawiszy. */
export const pl = {
  list: [
    ['1 – 9', 'wskaż ruch o tym numerze na liście; gra go Enter'],
    ['M', 'lista ruchów'],
    ['↑ ↓', 'po liście ruchów i przebiegu'],
    ['Enter, spacja', 'wybierz'],
    ['Spacja', 'gdy grają inni: od razu do mojej tury'],
    ['T', 'opis stołu'],
    ['C', 'konsola tekstowa: polecenia i odpowiedzi'],
    ['L', 'przebieg partii'],
    ['F', 'na linii przebiegu: pokaż następną rzecz, którą wymienia'],
    ['U', 'cofnij'],
    ['H', 'podpowiedź: najpierw kierunek, potem ruchy'],
    ['R', 'powtórka: otwórz lub zamknij'],
    ['← → Home End', 'w powtórce: ruch wstecz, naprzód, początek, koniec'],
    ['Shift + ← →', 'w powtórce: o całą turę'],
    ['P', 'w powtórce: odtwarzaj lub zatrzymaj'],
    ['N', 'notatki'],
    ['+ − 0', 'na stole: bliżej, dalej, całość'],
    ['Shift + 1–4', 'wszystko, co ma ten gracz'],
    ['Esc', 'zamknij okno albo panel'],
    ['?', 'ta lista'],
  ] as readonly (readonly [string, string])[],
}

export type KeysText = typeof pl
