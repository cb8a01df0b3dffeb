/** One empty line between parts, none at the end, lines without trailing spaces. */
export function tidy(text: string): string {
  return `${text
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
