/** Removes trailing spaces and double empty lines. */
export function tidy(text: string): string {
  return `${text
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
