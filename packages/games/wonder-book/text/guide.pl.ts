import type { GuideWords } from '@grimuar/contract'

export const guide: GuideWords = {
  panels: {
    aim: {
      title: 'Jedna opowieść, jedna drużyna',
      says: 'Gracie razem i razem wygrywacie albo przegrywacie. Rozdziałów jest sześć; każdą kartę czyta się, gdy przyjdzie na nią kolej, i to ona mówi, do czego dążycie.',
    },
    turn: {
      title: 'Po trzy akcje',
      says: 'W rundzie każdy bohater ma jedną turę: ruch, zebranie iskry, atak, umiejętność, oddziaływanie z kartą, przekazanie. Sami decydujecie, czyja tura jest następna.',
    },
    dice: {
      title: 'Gwiazdka to sukces',
      says: 'Połowa ścianek to gwiazdki. Jedno obrażenie oszałamia zębacza, drugie go pokonuje. Raz w turze możesz oddać serce i przerzucić porażki.',
    },
    enemies: {
      title: 'Potem ruszają zębacze',
      says: 'Karta zębaczy sprowadza nowe z wirów; wszystkie wstają, gryzą bohatera obok siebie albo podchodzą bliżej. Bohater bez serc traci przytomność.',
    },
    end: {
      title: 'Pilnujcie żetonów przeznaczenia',
      says: 'Za każdego nieprzytomnego bohatera zakrywa się jeden, zanim wstanie. Gdy zniknie ostatni, rozdział jest przegrany; te, które zostały, decydują o zakończeniu.',
    },
  },
  terms: [
    { word: 'obszar', means: 'część otwartej księgi; granicę przerywaną można przekroczyć, ciągłej nigdy' },
    { word: 'iskra', means: 'zbiera się ją na obszarach i wydaje na umiejętności i karty' },
    { word: 'źródło', means: 'obszar, na którym co rundę pojawia się nowa iskra' },
    { word: 'wir', means: 'obszar, na którym pojawiają się nowe zębacze' },
    { word: 'zębacz', means: 'zwykły wróg: jedno obrażenie go oszałamia, dwa pokonują' },
    { word: 'skrawek', means: 'drobna pomoc do jednorazowego użycia' },
    { word: 'karta oddziaływania', means: 'leży na obszarze; bohater, który tam stoi, może jej użyć jako akcji' },
    { word: 'cel', means: 'to, co drużyna ma teraz osiągnąć; rundy trwają, aż się uda' },
    { word: 'żeton przeznaczenia', means: 'mówi, na ile pecha rozdział jeszcze pozwala' },
    { word: 'ulepszenie', means: 'dwie umiejętności, z których bohater poznaje jedną, na stałe' },
  ],
  examples: {
    'WB-3.2': 'Pierwsza plansza opowieści: granice między obszarami są przerywane albo ciągłe.',
    'WB-6.2': 'Czyja tura będzie następna? Można wybrać każdego bohatera, który jeszcze jej nie miał.',
    'WB-7.4': 'Przy studni są zębacze: pierwsze trafienie oszałamia, drugie pokonuje.',
  },
}
