/** Lower-case letters without accents, so that "wieza" finds "wieża". */
export function plain(words: string): string {
  return words.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
}
