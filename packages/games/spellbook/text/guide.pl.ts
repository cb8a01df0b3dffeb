import type { GuideWords } from '@grimuar/contract'

export const guide: GuideWords = {
  panels: {
    aim: {
      title: 'Zapełnij swoją księgę',
      says: 'Siedem zaklęć, po jednym w każdym kolorze, te same dla wszystkich. Ucz się ich, korzystaj z nich i zbieraj punkty za poziomy i za chowańca.',
    },
    day: {
      title: 'Ranek, południe, wieczór',
      says: 'W każdej porze robisz jedną rzecz. Ranek: weź żeton z ołtarza albo wylosuj dwa z sakiewki. Południe: zmagazynuj żeton u chowańca. Wieczór: naucz się zaklęcia.',
    },
    learn: {
      title: 'Zaklęcie kosztuje swój kolor',
      says: 'Trzy, cztery albo pięć żetonów jego koloru uczy zaklęcia na poziomie 3, 4 lub 5. Jeden zostaje na karcie, reszta przepada.',
    },
    wild: {
      title: 'Trzy runy to dzika materia',
      says: 'Trzy żetony z tą samą runą, w dowolnych kolorach, zastępują jeden w potrzebnym kolorze. Choć jeden żeton musi być prawdziwy.',
    },
    end: {
      title: 'Siedem zaklęć albo czternaście żetonów',
      says: 'Kto nauczy się siódmego zaklęcia albo zapełni planszetkę chowańca, kończy grę wraz z tą rundą. Liczą się zaklęcia i chowaniec; wygrywa najwyższa suma.',
    },
  },
  terms: [
    { word: 'weź', means: 'z ołtarza do swojej puli' },
    { word: 'wylosuj', means: 'z sakiewki do swojej puli, nie patrząc' },
    { word: 'zmagazynuj', means: 'na pierwsze wolne pole planszetki chowańca' },
    { word: 'odrzuć', means: 'ze swojej puli na tackę' },
    { word: 'zamień', means: 'oddaj żeton z puli, weź inny ze wskazanego miejsca' },
    { word: 'podnieś', means: 'przesuń żeton na karcie o poziom wyżej, najwyżej na 5' },
    { word: 'dzika materia', means: 'trzy żetony z tą samą runą, które podczas nauki zastępują jeden żeton dowolnego koloru' },
    { word: 'runa tej karty', means: 'runa żetonu, który leży na karcie' },
  ],
  examples: {
    'SB-3.2': 'Ranek: można wybrać żeton z ołtarza albo sakiewkę; wykonuje się jedną akcję.',
    'SB-4.1': 'W puli leży dziewięć żetonów: dopóki któryś nie zostanie zmagazynowany albo zużyty, nie można wziąć następnego.',
    'SB-6.3': 'Trwa płacenie za zaklęcie; żetony jego koloru można łączyć z dziką materią.',
    'SB-8.1': 'Rzucono Poświęcenie na poziomie 3: trzeba wybrać z puli koło do odrzucenia.',
    'SB-9.1': 'Rzucono Lewitację na poziomie 3: można wziąć tylko żetony z kołem.',
    'SB-10.2': 'Rzucono Oczyszczenie na poziomie 4: trzeba wybrać pierwszy z dwóch żetonów, które trafią na ołtarz.',
    'SB-11.1': 'Rzucono Ofiarę na poziomie 3: trzeba wybrać kolor, którego dwa żetony zostaną zmagazynowane.',
    'SB-12.1': 'Rzucono Podróż w czasie na poziomie 3 i odrzucono koło: teraz trzeba wybrać zaklęcie, które się podniesie.',
    'SB-12.8': 'Rzucono Klonowanie na poziomie 4: kopiuje się zaklęcie wieczoru innego gracza.',
    'SB-15.1': 'Sześć zaklęć jest już poznanych. Siódme zakończy grę wraz z tą rundą.',
    'SB-16.2': 'W pojedynkę, na koniec dnia: jeden żeton z ołtarza trafia na tor przeciwnika.',
  },
}
