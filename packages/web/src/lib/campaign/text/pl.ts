import { counted } from '@grimuar/contract'
import type { CampaignFault } from '@grimuar/contract/campaign'

type Faults = { readonly [F in CampaignFault]: (...facts: readonly (string | number)[]) => string }

const faults: Faults = {
  'too-large': (most) => `kampania ma najwyżej ${most} znaków`,
  title: () => 'to nie jest plik kampanii',
  'too-new': (theirs, ours) => `tę kampanię zapisała nowsza wersja Grimuaru (format ${theirs}, a tu znany jest ${ours})`,
  about: () => 'nie da się przeczytać, co to za kampania',
  save: () => 'nie da się przeczytać zapisu rozdziału',
  tree: (save) => `zapis „${save}” powtarza się albo brakuje tego, po którym następuje`,
  'too-many-saves': (most) => `zapisów może być najwyżej ${most}`,
  'cut-off': () => 'plik jest ucięty albo coś do niego dopisano',
  'unknown-game': (game) => `nie ma tu gry „${game}”`,
  'no-campaigns': (game) => `gra „${game}” nie ma kampanii, które się zapisuje`,
  record: (why) => `przebieg rozdziału nie zgadza się z zasadami (${why})`,
  position: () => 'rozdział nie zaczął się od początku',
  'other-story': (story) => `ten rozdział jest z innej opowieści („${story}”)`,
  beginning: (chapter) => `rozdział ${chapter} zaczął się inaczej, niż skończył się poprzedni`,
  'not-won': (chapter) => `rozdział ${chapter} nie był wygrany`,
  state: (chapter) => `rozdział ${chapter} zostawił po sobie coś innego, niż mówi zapis`,
}

const rozdzialy = (n: number) => counted('pl', n, { one: 'rozdział', few: 'rozdziały', many: 'rozdziałów', other: 'rozdziału' })

/** Słowa kampanii na tym urządzeniu. */
export const pl = {
  faults,
  list: {
    title: 'Kampanie',
    yours: 'Wasze kampanie',
    won: (n: number) => (n === 0 ? 'jeszcze bez wygranego rozdziału' : `za wami ${rozdzialy(n)}`),
    open: (name: string) => `Otwórz kampanię: ${name}`,
    anew: 'Zacznij nową kampanię',
  },
  setup: {
    name: 'Nazwa kampanii',
    chapter: (name: string, chapter: string) => `${name}: ${chapter}`,
    branch: (chapter: string) =>
      `Za tym miejscem jest już wygrany rozdział. Zaczynacie odgałęzienie: ${chapter} rozegra się jeszcze raz, a to, co było, zostaje.`,
    attempt: (n: number) => `To będzie wasza ${n}. próba.`,
    gone: 'Tej kampanii albo tego zapisu nie ma na tym urządzeniu.',
    unreadable: 'Tego zapisu nie potrafi odczytać ta wersja gry.',
    missing: (what: string) => `Brakuje w niej: ${what}.`,
  },
  page: {
    goOn: (chapter: string) => `Dalej: ${chapter}`,
    begin: (chapter: string) => `Zacznij: ${chapter}`,
    done: 'Ta opowieść jest skończona. Od każdego zapisu można ją poprowadzić inaczej.',
    running: 'Rozpoczęte rozdziały',
    resume: (chapter: string, attempt: number) => `${chapter}, próba ${attempt}`,
    saves: 'Zapisy',
    savesHelp: 'Zapis powstaje po wygranym rozdziale i nigdy się nie zmienia. Przegrana niczego nie odbiera.',
    start: 'Początek',
    from: (chapter: string) => `Zacznij od tego miejsca: ${chapter}`,
    branchFrom: (chapter: string) => `Odgałęź od tego miejsca: ${chapter}`,
    won: (who: string, when: string, attempt: number) =>
      `${who} · ${when} · ${attempt === 1 ? 'za pierwszym razem' : `za ${attempt}. razem`}`,
    attempts: (n: number) => counted('pl', n, { one: 'próba', few: 'próby', many: 'prób', other: 'próby' }),
    read: 'Kronika stąd',
    rename: 'Zmień nazwę',
    name: 'Nazwa',
    save: 'Zapisz',
    export: 'Zapisz do pliku',
    remove: 'Usuń kampanię',
    removeTitle: 'Usunąć tę kampanię?',
    removeText: (name: string) =>
      `Kampania „${name}” zniknie z tego urządzenia na zawsze, ze wszystkimi zapisami i partiami. Możesz najpierw zapisać ją do pliku.`,
    removeYes: 'Usuń na zawsze',
    none: 'Nie ma tu takiej kampanii',
    noneText:
      'Kampanie zapisują się w przeglądarce, w której się je gra. Tej tutaj nie ma: mogła zostać usunięta albo należy do innego urządzenia.',
    full: 'Przeglądarka nie ma już miejsca. Wygrany rozdział jest w swojej partii i trafi do kampanii, gdy zrobi się miejsce: usuń którąś z zakończonych partii (nie tę), a potem odśwież stronę.',
    noStorage: 'Przeglądarka nie pozwala niczego zapisać (może to okno prywatne).',
  },
  journal: {
    title: 'Kronika',
    empty: 'Kronika zacznie się od pierwszego wygranego rozdziału.',
    endings: 'Poznane zakończenia',
    achievements: (met: number, of: number) => `Osiągnięcia: ${met} z ${of}`,
    hidden: (n: number) =>
      `Do odkrycia: ${counted('pl', n, { one: 'osiągnięcie', few: 'osiągnięcia', many: 'osiągnięć', other: 'osiągnięcia' })}. Nazwę poznacie, gdy je zdobędziecie.`,
  },
  import: {
    bad: 'Tej kampanii nie można wczytać',
    clash: 'Na tym urządzeniu jest już inna kampania o tym samym znaku, z innymi zapisami. Niczego nie zmieniono.',
    full: 'Przeglądarka nie ma miejsca na tę kampanię. Niczego nie zmieniono.',
    none: 'Przeglądarka nie pozwala niczego zapisać (może to okno prywatne).',
    line: (n: number) => `wiersz ${n}`,
  },
}

export type CampaignText = typeof pl
