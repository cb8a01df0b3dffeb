import type { Said } from '../../../story/story.ts'

export const chapter3: Said = {
  chapter: {
    title: 'Kałamarzowe Jaskinie',
    so_far:
      'W jaskiniach pełnych atramentu naprawiliście most z ołówków i zakręciliście trzy zawory, zanim przypływ tuszu zdążył was zalać. Na wyspie obudził się Kleks o siedemnastu oczach i dał się uspokoić. Potem runął strop, a wy w ostatniej chwili wpadliście do skarbca. W skrzyni leżały dary i list, którego pismo Zakładka skądś znała.',
    note: 'Pod drzewem otwiera się szuflada z jaskiniami. Poziomy: wejście (mouth), głębiny (depths, karta 13), skarbiec (vault, karta 25). Zamykające się obszary zakrywa się czarną klapką.',
  },
  areas: {
    ledge: 'Skalna Półka',
    gallery: 'Galeria Echa',
    pool: 'Czarne Oczko',
    bridge: 'Most z Ołówków',
    shaft: 'Szyb',
    mill: 'Młyn Pigmentów',
    crystal: 'Kryształowa Grota',
    lake: 'Jezioro Tuszu',
    isle: 'Wyspa Kleksa',
    door: 'Wrota Skarbca',
    vault: 'Smoczy Skarbiec',
  },
  'card 1': {
    title: 'W głąb korzeni',
    text: 'Ciemno tu jak w piórniku. Ze ścian kapie atrament i układa się w słowa, które natychmiast ktoś zlizuje. „Papier i kałuże – mruczy Zakładka, stając na palcach. – Co może pójść nie tak?”.',
    note: 'LATARNIA: karta 3 dla wybranego bohatera. Co najmniej 5 odkrytych żetonów w rozdziale II: każdy bohater dobiera 1 skrawek.',
  },
  'card 2': {
    title: 'Ciemność',
    text: 'Atakujesz 1 kością mniej (zawsze co najmniej 1), chyba że przytomny bohater ze światłem (karta 3 albo 10) jest na Twoim obszarze albo w odległości do 2 obszarów.',
  },
  'card 3': {
    title: 'Latarnia Skryby',
    text: 'Światło. Akcja, 1 iskra: zadaj po 1 obrażeniu maksymalnie 2 wrogom na Twoim obszarze.',
    'actions.0.t': 'Błysk latarni',
  },
  'card 4': {
    title: 'Kto tu chlapie?',
    text: 'Czarne Oczko bulgocze i wypluwa zębacze umazane po czubki zębów. Most nad przepaścią składał się kiedyś z ołówków, ale dwa ktoś wyciągnął. „Ja je tylko pożyczyłam – chrząka Zakładka. – Sto lat temu”.',
  },
  'card 5': {
    title: 'Naprawcie most',
    text: 'Znajdźcie dwa wielkie ołówki (Galeria Echa i Czarne Oczko) i połóżcie je na moście: akcja specjalna na Moście z Ołówków dla bohatera, który ma ołówek. Ołówki można sobie podawać.',
    'actions.0.t': 'Połóż żółty ołówek',
    'actions.1.t': 'Połóż niebieski ołówek',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Czarne Oczko). Przy 4 bohaterach dodajcie jeszcze 1 zębacza na wirze.',
    goal_text: 'Oba ołówki leżą na moście.',
    'back.text': 'Ołówki wskakują na miejsce i temperują się z radości. Most jest gotowy! Pod nogami szumi coś dużego i mokrego.',
    'back.note': 'Każdy bohater odzyskuje 1 serce.',
  },
  'card 6': { title: 'Żółty ołówek', text: 'Długi jak rower. Połóż go na Moście z Ołówków.' },
  'card 7': { title: 'Niebieski ołówek', text: 'Twardość 10H, czyli prawie żelazo. Połóż go na Moście z Ołówków.' },
  'card 8': {
    title: 'Ołówek, który gada',
    text: 'Żółty ołówek stoi oparty o ścianę, a echo powtarza każde jego słowo. „Weź mnie! …mnie… mnie…”.',
    'back.text': 'Bierzesz ołówek (karta 6). Echo powtarza wasz śmiech jeszcze długo po tym, jak przestaliście.',
  },
  'card 9': {
    title: 'Coś sterczy z oczka',
    text: 'Z czarnej wody wystaje niebieski czubek. Woda wygląda, jakby patrzyła.',
    'back.text':
      'Rzuć 3 kośćmi. Przy co najmniej 1 sukcesie wyciągasz ołówek (karta 7). Bez sukcesu też, ale woda szczypie: 1 obrażenie.',
  },
  'card 10': { title: 'Świetlik w słoiku', text: 'Światło. Świetlik ma na imię Wat i zna dwa dowcipy, oba o żarówkach.' },
  'card 11': {
    title: 'Zielone mruganie',
    text: 'Za kamieniem coś mruga na zielono: trzy razy krótko, trzy razy długo, trzy razy krótko. Echo zapewnia, że to nie ono.',
    'back.text': 'To świetlik Wat! Też się zgubił i chętnie poświeci (karta 10).',
  },
  'card 12': {
    title: 'Dwa korytarze',
    text: 'Za mostem droga się dzieli. Z lewej słychać skrzypienie młyna i brzęk czegoś cennego. Z prawej sączy się blask kryształów i czyjś cichy śpiew.',
    'options.0.t': 'Przez młyn.',
    'options.0.out':
      'W młynie mielą się kolory. Każdy z was wychodzi w innym odcieniu i z czymś w kieszeni, ale hałas budzi w Szybie zębacza.',
    'options.0.note': 'Każdy bohater dobiera 1 skrawek. Zaczynacie w Młynie Pigmentów, a w Szybie pojawia się 1 zębacz.',
    'options.1.t': 'Przez kryształy.',
    'options.1.out': 'Śpiew należy do kryształu, który zna jedną nutę. Od jego światła robi się lekko i bezpiecznie.',
    'options.1.note': 'Każdy bohater odzyskuje 2 serca, a wybrany bohater zdobywa 1 iskrę. Zaczynacie w Kryształowej Grocie.',
  },
  'card 13': {
    title: 'Głębiny',
    text: 'Most składa się za wami jak harmonijka: nie ma odwrotu. Rozłóżcie głębiny! Na dole chlupie jezioro tuszu, a trzy zawory, które je trzymały, są odkręcone. Zakładka, jak to papier, nie lubi tego widoku.',
  },
  'card 14': {
    title: 'Przypływ tuszu',
    text: 'Zakręćcie 3 zawory. Na koniec każdej fazy wrogów przypływ rośnie o 1. Gdy dojdzie do 5: zakryjcie 1 żeton przeznaczenia, każdy bohater na Jeziorze Tuszu otrzymuje 1 obrażenie, a przypływ wraca do 2.',
    enemy_text:
      'Odkryjcie 1 kartę zębacza (mroczny wir: Jezioro Tuszu). Przy 4 bohaterach dodajcie jeszcze 1 zębacza na wirze. Przypływ rośnie o 1.',
    goal_text: 'Rozpatrzcie karty 15, 16 i 17.',
    'back.text':
      'Ostatni zawór zgrzyta i jezioro cofa się z obrażonym siorbnięciem. Na środku odsłania się wyspa. A na wyspie otwiera się jedno oko. Potem drugie. Potem siedemnaste.',
    'back.note': 'Każdy bohater odzyskuje 1 serce.',
  },
  'card 15': {
    title: 'Zawór w młynie',
    text: 'Zardzewiały i zaklejony farbą. Trzeba krzepy.',
    'back.text':
      'Rzuć 3 kośćmi, potrzeba 2 sukcesów. Udało się? Zza rury wypada 1 skrawek, dobierasz go. Porażka: zawór ani drgnie, karta zostaje w grze.',
  },
  'card 16': {
    title: 'Zawór w grocie',
    text: 'Zrobiony ze szkła. Otwiera go i zamyka tylko światło. Koszt: 1 iskra.',
    'back.text': 'Iskra wsiąka w szkło, a zawór zamyka się z cichym „dzyń”. Odzyskujesz 1 serce.',
  },
  'card 17': {
    title: 'Zawór we dwoje',
    text: 'Ma dwa uchwyty, po jednym na każdym końcu. Możesz go zakręcić tylko wtedy, gdy w Szybie jest co najmniej 2 przytomnych bohaterów.',
    'back.text': 'Raz, dwa, hop! Przyjaźń ma swoją mechanikę: każdy bohater w Szybie odzyskuje 1 serce.',
  },
  'card 18': {
    title: 'Śpiewający kryształ',
    text: 'Kryształ nuci w kółko jedną sylabę i prosi: „Dośpiewajcie mi światło”. Koszt: 2 iskry, a z hasłem BLASK – nic.',
    'back.text':
      'Z hasłem BLASK kryształ od razu poznaje lampy z drzewa. Bez niego zużyj 2 iskry. Teraz słychać wyraźnie: ME! Zapiszcie tę sylabę jako hasło.',
  },
  'card 21': {
    title: 'Kleks się gniewa',
    text: '„KTO MI ZAKRĘCIŁ WANNĘ?!” – bulgocze Kleks, łypiąc wszystkimi oczami naraz. Pokonajcie go, zanim zaleje was złością.',
    enemy_text:
      'Kleks: rzućcie 2 kośćmi i rozpatrzcie wiersz tabeli. Odkryjcie 1 kartę zębacza (mroczny wir: Jezioro Tuszu). Przy 4 bohaterach dodajcie jeszcze 1 zębacza na wirze.',
    goal_text: 'Kleks nie ma serc.',
    'back.text':
      'Kleks robi się coraz mniejszy, aż zostaje z niego kałuża wielkości talerza. „Ja nie chciałem – pociąga nosem, którego nie ma. – Ktoś mnie rozlał i nigdy nie posprzątał”.',
  },
  'card 22': {
    title: 'Co z Kleksem?',
    text: 'Kałuża patrzy na was siedemnastoma małymi oczami. Możecie zostać i umyć ją jak należy, choć to szczypie w ręce. Albo zabutelkować ten niezwykły tusz, póki jest spokojny.',
    'options.0.t': 'Umyjcie Kleksa.',
    'options.0.out': 'Szorujecie, aż lśni jak granatowe niebo. Kleks bulgocze ze szczęścia i obiecuje, że kiedyś też was umyje.',
    'options.0.note': 'Zapiszcie hasło KLEKS. Każdy bohater otrzymuje 1 obrażenie. Odkryjcie 1 żeton przeznaczenia.',
    'options.1.t': 'Zabutelkujcie tusz.',
    'options.1.out':
      'Korek robi „pyk” i w jaskini zapada cisza. Butelka jest ciężka, mocna i odrobinę ciepła. Na dnie zawsze zostaje kropla na następny raz.',
    'options.1.note': 'Zapiszcie hasło ATRAMENT. Wybrany bohater bierze kartę 23.',
  },
  'card 23': {
    title: 'Butelka żywego tuszu',
    text: 'Akcja: zadaj po 1 obrażeniu każdemu wrogowi na 1 wybranym obszarze (Twoim albo sąsiadującym). Potem odrzuć tę kartę.',
    'actions.0.t': 'Rozlej tusz',
  },
  'card 25': {
    title: 'Wrota pod wyspą',
    text: 'Pod Kleksem były schody, a za schodami wrota z napisem tak starym, że litery mają brody. Rozłóżcie skarbiec! Wtedy sufit robi „trzask”.',
  },
  'card 26': {
    title: 'Wali się strop',
    text: 'Na koniec każdej fazy wrogów zamyka się kolejny obszar: najpierw Kryształowa Grota, potem Młyn Pigmentów, na końcu Szyb. Wszystko, co na nim stoi, przesuwa się na Jezioro Tuszu, a bohaterowie, których to spotkało, otrzymują 1 obrażenie.',
  },
  'card 27': {
    title: 'Do skarbca!',
    text: 'Wrota mają łaskotki, ale tylko od światła. Akcja specjalna przy Wrotach: rzuć 1 kością, a jeśli zużyjesz 1 iskrę – 3 kośćmi; każdy sukces przesuwa rygiel. Po 2 / 2 / 3 sukcesach (2 / 3 / 4 bohaterów) wrota puszczają. Potem wszyscy do środka!',
    'actions.0.t': 'Przesuń rygiel',
    'actions.1.t': 'Napieraj na wrota',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Jezioro Tuszu). Przy 4 bohaterach dodajcie jeszcze 1 zębacza na wirze.',
    goal_text: 'Wszyscy bohaterowie są w Smoczym Skarbcu.',
    'back.text':
      'Wrota zatrzaskują się o włos od ostatniej pięty. Jest cicho. Pośrodku skarbca stoi skrzynia, a na jej wieku widać odcisk smoczej łapy. Bez podpisu.',
  },
  'card 28': {
    title: 'Skrzynia skarbów',
    text: 'Otwórzcie kopertę skrzyni skarbów! Kiedy Zakładka czyta list, jej rogi drżą. „Znam to pismo – szepcze. – Nie wiem skąd, ale znam”.',
  },
  'card 29': {
    title: 'Koniec rozdziału III',
    text: 'Ze skarbca wypływa podziemna rzeka, a na niej kołyszą się papierowe łódki. Na każdej jest nalepka: „Do Origami”. Wsiadacie, a jaskinie za wami powoli zapominają, że tam byliście.',
    'endings.0.text':
      'Czyści, cali i bogatsi o skarby. Tak dobrej wyprawy jaskinie nie widziały. W następnym rozdziale zaczniecie z prezentem.',
    'endings.1.text': 'Umazani, ale cali. Echo jeszcze długo będzie powtarzać wasze żarty.',
    'endings.2.text': 'Uff! Jeszcze chwila i zostalibyście kleksami. Zakładka suszy skrzydła i udaje, że się nie bała.',
  },
}
