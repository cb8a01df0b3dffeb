import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorial.ts'

export const pl: TutorialWords<LessonId> = {
  names: ['Nela', 'Merlin'],
  lessons: {
    welcome: {
      says: 'Księga Cudów opowiada historię, w której gracie razem. Każdy czyta jej strony w swoim tempie, a wcześniejsze zostają pod ręką.',
    },
    hero: { says: 'Drzwi czekają na cztery dłonie. Poprowadź Lasera, który strzela z daleka: dotknij jego karty.' },
    goal: {
      says: 'Merlin prowadzi Silną i oboje stoicie przy Bramie. Oto cel: zbadajcie wszystkie trzy karty leżące w pokojach.',
    },
    fate: { says: 'Klepsydry to wasze żetony przeznaczenia. Gdy zakryjecie ostatni, rozdział jest przegrany.' },
    turn: { says: 'O tym, czyja tura będzie następna, decydujecie razem, a odpowiedzieć może każdy. Wybierz Lasera.' },
    move: { says: 'Tura to trzy akcje. Pierwsza: przejdź do Sieni, dotknij jej w księdze.' },
    spark: { says: 'Leży tu iskra: zbierz ją. Gdy najpierw spojrzysz na akcję, zobaczysz, co zrobi; palcem dotknij dwa razy.' },
    card: { says: 'Portret w Sieni kosztuje jedną iskrę. Zbadaj go, a przeczytacie stronę na jego odwrocie.' },
    companion: {
      meanwhile: 'Merlin zagląda do kredensu w kuchni.',
      says: 'Po turach wszystkich przychodzi faza wrogów. Dziś nikt was nie goni, ale niedługo zjawią się zębacze.',
    },
    round: { says: 'Nowa runda: każda postać znów ma turę. Wybierz Lasera.' },
    library: { says: 'Została jedna karta. Idź do Biblioteki.' },
    dice: { says: 'Do słoja! Tutaj decydują kości: gwiazdka to sukces, a na każdej kości wypada równie często jak porażka.' },
    hint: {
      says: 'Dwie gwiazdki: schodzisz z iskrą w dłoni. Gdy nie wiesz, co robić, nad księgą czeka podpowiedź papierowego smoka.',
    },
    end: { says: 'To koniec prologu, a pierwszy wybór należy do was. Graj dalej od tego miejsca: kości są już świeże.' },
  },
}
