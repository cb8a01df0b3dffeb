import { counted } from '@grimuar/contract'
import type { ClosedText } from './closed.ts'

const iskry = (n: number) => counted('pl', n, { one: 'iskra', few: 'iskry', many: 'iskier', other: 'iskry' })

export const closed: ClosedText = {
  note: (wanted) => `Zamknięte. Warunek: ${wanted}.`,
  sparks: (have, need) => `${iskry(need)} w drużynie (macie ${have})`,
  fate: (need) => `odkryte żetony przeznaczenia: co najmniej ${need}`,
  password: (word) => `hasło ${word}`,
  noPassword: (word) => `brak hasła ${word}`,
  item: (name) => `bohater z przedmiotem: ${name}`,
  hero: (name) => `w grze jest ${name}`,
  heroes: (need) =>
    `co najmniej ${counted('pl', need, { one: 'bohater', few: 'bohaterów', many: 'bohaterów', other: 'bohatera' })}`,
  or: ' albo ',
  unsaid: 'Zamknięte: nie spełniacie warunku.',
}
