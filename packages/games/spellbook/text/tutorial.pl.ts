import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorial.ts'

export const pl: TutorialWords<LessonId> = {
  names: ['Iga', 'Merlin'],
  lessons: {
    welcome: {
      says: 'Witaj przy ołtarzu! Przez kilka dni pokażę ci, jak zbierać materię, uczyć się zaklęć i karmić chowańca, bo to za nie są punkty.',
    },
    altar: {
      says: 'To ołtarz, wspólny dla wszystkich. Leżą na nim żetony materii: siedem materiałów, każdy w swoim kolorze, i trzy runy: koło, trójkąt, kwadrat.',
    },
    pool: { says: 'A to twoja pula: zaczynasz z dwoma żetonami. Miejsc jest dziewięć i nigdy nie będzie ich więcej.' },
    pages: {
      says: 'Siedem stron to zaklęcia, po jednym każdego koloru. Na poziomie 3, 4 albo 5 zaklęcie kosztuje tyle żetonów swojego koloru, a czerwona liczba po prawej to punkty.',
    },
    phases: { says: 'Dzień ma trzy pory: poranek, południe i wieczór. W każdej możesz zrobić jedną rzecz albo ją pominąć.' },
    take: { says: 'Jest poranek. Weź z ołtarza złoto, czyli żółty trójkąt: po prostu go dotknij.' },
    store: { says: 'Południe to pora chowańca. Dotknij w swojej puli białego trójkąta, żeby go zmagazynować.' },
    familiar: {
      says: 'Chowaniec jest wart tyle, ile pokazuje jego pierwsze wolne pole: teraz 1 punkt, a cały aż 18. Wieczór minął sam, bo na żadne zaklęcie nie było cię jeszcze stać.',
    },
    refill: {
      meanwhile: 'Teraz swój dzień ma Merlin. Popatrz.',
      says: 'Po każdym dniu na ołtarz trafia nowy żeton z sakiewki. Póki leży tam mniej niż pięć, dobiera się do pięciu.',
    },
    draw: { says: 'Znów twój poranek. Zamiast brać z ołtarza, wylosuj dwa żetony: dotknij wiru.' },
    skip: { says: 'Przybyło złota! Szkoda teraz żetonów na chowańca: pomiń południe przyciskiem na górze.' },
    almostFull: {
      meanwhile: 'Dwa dni miną szybko: losujesz żetony i oszczędzasz je, a Merlin karmi swojego kota.',
      says: 'Pula prawie pełna! Weź jeszcze czerwony kwadrat z ołtarza.',
    },
    full: { says: 'Masz dziewięć żetonów, więcej się nie zmieści. Wieczorem zrobimy z nich użytek, więc pomiń południe.' },
    wild: {
      says: 'Wieczorem uczysz się zaklęć, a do Poświęcenia na poziomie 4 brakuje ci czerwonego żetonu. Pomoże dzika materia: trzy żetony z tą samą runą, w dowolnych kolorach, zastępują jeden żeton.',
    },
    learn: {
      says: 'Wybierz czwarty poziom Poświęcenia. Im wyższy poziom, tym więcej punktów, a zaklęcie umie też to, co na niższych.',
    },
    pay: {
      says: 'Zapłać trzema czerwonymi żetonami oraz trójką trójkątów, dwoma fioletowymi i niebieskim, a złoto zachowaj. Potem potwierdź: jeden z czerwonych zostanie na karcie.',
      hint: 'Zachowaj żółte trójkąty: zapłać czerwonymi oraz dwoma fioletowymi i niebieskim trójkątem.',
    },
    firstSpell: {
      says: 'Żeton leży na poziomie 4, wartym 2 punkty, a reszta zapłaty jest na tacce. Zaklęcie z porą dnia działa od następnego dnia.',
    },
    cast: {
      meanwhile: 'Dzień Merlina…',
      says: 'Zamiast brać lub losować, rzuć rano Poświęcenie: odrzucasz żeton i losujesz cztery. Poziom 4 kosztuje trójkąt, a twoje trójkąty to złoto, więc użyj trzeciego: odrzucisz koło.',
    },
    luck: { says: 'Ależ szczęście: aż trzy żetony złota! Gdyby w puli brakło miejsca, wylosujesz tylko tyle, ile się zmieści.' },
    storeRed: { says: 'Południe: czerwony trójkąt nie jest już potrzebny. Zmagazynuj go.' },
    abundance: {
      says: 'Masz pięć żetonów złota, a Obfitość nie ma pory dnia, tylko gwiazdę: działa od razu, jeden raz. Naucz się jej na poziomie 5!',
    },
    payGold: {
      says: 'Zapłać całym złotem: tu nie ma znaczenia, która runa zostanie na karcie, ale niektóre zaklęcia na nią patrzą. Przycisk dobierze żetony za ciebie; potem potwierdź.',
    },
    atOnce: {
      says: 'Siedem punktów, a Obfitość od razu dała cztery nowe żetony. Zaklęcia bez pory dnia liczą się tylko na poziomie, na którym leży żeton.',
    },
    altarFull: {
      says: 'Spójrz na ołtarz: zajętych jest wszystkich dziesięć pól. Zobacz, co się stanie, gdy Merlin skończy dzień.',
    },
    swept: {
      meanwhile: 'Dzień Merlina…',
      says: 'Pełny ołtarz pustoszeje: wszystko ląduje na tacce, a z sakiewki przychodzi pięć nowych żetonów. Gdy sakiewka się wyczerpie, tacka wróci do niej.',
    },
    players: {
      says: 'Tu widać wszystkich: pulę, poziomy zaklęć, chowańca i punkty na dziś, a masz ich już 11. Dotknij panelu gracza, żeby zobaczyć jego strony.',
    },
    ending: {
      says: 'Gra kończy się, gdy ktoś nauczy się siódmego zaklęcia albo zapełni czternaste pole chowańca; rundę gra się do końca. Punkty dają zaklęcia, na poziomach, na których leżą żetony, i chowaniec.',
    },
    hints: {
      says: 'Dotknij czegokolwiek, czego nie wolno: program powie, która zasada tego broni. A póki nie zdecydował los ani ktoś inny, możesz cofnąć.',
    },
  },
}
