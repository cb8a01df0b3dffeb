import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorials/traps.ts'

export const pl: TutorialWords<LessonId> = {
  names: ['Nero', 'Rebecca'],
  lessons: {
    welcome: {
      says: 'Dwa twoje czary nie działają od razu: Bariera z ostrzy to pułapka, a Mroczna zbroja to ochrona. Najpierw się je zastawia, a uruchamia później.',
    },
    set: {
      says: 'Rzuć Barierę z ostrzy, żeby ją zastawić.',
    },
    token: {
      says: 'Żeton mówi wszystkim, że leży tu pułapka, ale nie zdradza, która to. Pod nim czeka pułapka na pomieszczenia czerwone i zielone.',
    },
    protection: {
      says: 'Teraz tak samo zastaw Mroczną zbroję.',
    },
    watch: {
      says: 'Żetony leżą, aż ktoś zrobi to, na co czekają twoje karty. Teraz kolej na Rebekkę.',
    },
    trap: {
      meanwhile: 'Rebecca idzie.',
      says: 'Rebecca wchodzi do czerwonego Laboratorium, a gra czeka na ciebie. Zatrzaśnij pułapkę: uruchom Barierę z ostrzy.',
    },
    sprung: {
      says: 'Trzy obrażenia, zanim zdążyła tam cokolwiek zrobić. Uruchomiona karta jest w tej turze zużyta.',
    },
    standing: {
      meanwhile: 'Rebecca rzuca na ciebie Ukąszenie wampira.',
      says: 'Zaraz dostaniesz dwa obrażenia, a twoja zbroja tu pasuje. Chwile, do których nie pasuje żadna z twoich kart, mijają same.',
    },
    pass: {
      says: 'Zbroję masz jedną, a Rebecca ma jeszcze jeden czar. Przepuść to.',
    },
    armour: {
      meanwhile: 'Rebecca rzuca Lodowy uchwyt.',
      says: 'Tym razem aż trzy obrażenia. Uruchom Mroczną zbroję: tobie nic się nie stanie, a Rebeccę zrani jej własna kostka.',
    },
    cleanup: {
      says: 'Na koniec tury zużyte karty i ochrony idą do Wspomnień. Pułapka, której nikt nie uruchomił, wraca na rękę.',
    },
    end: {
      says: 'Patrz na żetony innych: pod nimi może czekać coś na pomieszczenie, do którego wejdziesz, albo na Maga, którego zaatakujesz. Gdy gra cię pyta, możesz też zlecić, by nie pytała aż do twojej następnej decyzji.',
    },
  },
}
