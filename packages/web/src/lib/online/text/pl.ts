/** Słowa wszystkiego, co dzieje się w sieci; lobby i konto mają własne. */
export const pl = {
  /** Dlaczego serwer czegoś nie zrobił. */
  unwilling: {
    offline: 'Nie ma połączenia z serwerem. Spróbuj za chwilę.',
    'no-server': 'Pod tym adresem nie ma serwera gier: można tu grać tylko na tym urządzeniu.',
    'too-fast': 'Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.',
    limit: 'Masz już tyle, ile wolno naraz. Skończ albo zamknij coś i spróbuj ponownie.',
    'sign-in': 'Najpierw się przedstaw.',
    'no-table': 'Nie ma takiego stołu albo nie jest dla ciebie otwarty.',
    'no-game': 'Serwer nie zna tej gry.',
    'no-person': 'Nie ma tu takiej osoby.',
    'not-seated': 'To mogą zrobić tylko siedzący przy stole.',
    'not-host': 'To może zrobić tylko ten, kto założył stół.',
    'not-running': 'Ta partia jeszcze się nie zaczęła albo już się skończyła.',
    'not-now': 'Tego nie da się teraz zrobić.',
    stale: 'Coś wydarzyło się wcześniej. Spójrz jeszcze raz na stół.',
    taken: 'Ktoś był szybszy: to już zajęte.',
    'bad-options': 'Te ustawienia do siebie nie pasują.',
    'bad-seats': 'Ta gra nie zna takiej liczby miejsc.',
    'bad-request': 'Serwer nie zrozumiał. Sprawdź, co wpisano.',
    'rules-gone': 'Serwer nie ma już zasad, według których grano tę partię.',
    'foreign-origin': 'Ta strona nie należy do tego serwera.',
    protocol: 'Serwer mówi już inaczej: odśwież stronę.',
    'try-again': 'Nie udało się zapisać. Nic się nie zmieniło, spróbuj ponownie.',
    refused: 'Zasady tego zabraniają.',
    broken: 'Serwer się pomylił. Zapisano to, spróbuj ponownie.',
  },
}

export type OnlineText = typeof pl
