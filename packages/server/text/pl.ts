import { counted, plural } from '@grimuar/contract'
import type { Words } from './shape.ts'

const tables = { one: 'inny stół', few: 'inne stoły', many: 'innych stołów', other: 'innego stołu' }

const waits = { one: 'Czeka', few: 'Czekają', many: 'Czeka', other: 'Czeka' }

export const pl: Words = {
  turn: (name, games, settings) => ({
    subject: games.length === 1 ? `Twój ruch: ${games[0]?.title}` : `Twój ruch przy ${games.length} stołach`,
    text: [
      `Cześć ${name},`,
      '',
      'przy stole czekają na Twój ruch:',
      '',
      ...games.map(({ title, url }) => `${title}: ${url}`),
      '',
      'Następną wiadomość wyślemy dopiero po Twoim powrocie.',
      `Jak i kiedy mamy pisać, wybierzesz tutaj: ${settings}`,
      '',
      'Grimuar',
    ].join('\n'),
  }),
  verify: (url) => ({
    subject: 'Potwierdź swój adres',
    text: `Dzień dobry,\n\naby dostawać wiadomości z Grimuaru, potwierdź ten adres:\n\n${url}\n\nJeśli to nie Ty, po prostu nic nie rób.\n\nGrimuar`,
  }),
  reset: (name, url) => ({
    subject: 'Nowe hasło',
    text: `Cześć ${name},\n\nnowe hasło ustawisz tutaj (link działa godzinę):\n\n${url}\n\nJeśli to nie Ty, po prostu nic nie rób: stare hasło nadal działa.\n\nGrimuar`,
  }),
  push: (title, others) => ({
    title: `Twój ruch: ${title}`,
    body: others === 0 ? 'Stół czeka na Twoją decyzję.' : `${plural('pl', others, waits)} też ${counted('pl', others, tables)}.`,
  }),
}
