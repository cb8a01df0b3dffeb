import type { Weights } from '@grimuar/contract'

/** Weights as the text of a module, which both Node and the app's build can load late. */
export function moduleOf({ header, data }: Weights): string {
  const { losses } = header
  const lines = [
    `game: '${header.game}'`,
    `rules: ${header.rules}`,
    `encoder: '${header.encoder}'`,
    `inputs: ${header.inputs}`,
    `hidden: ${header.hidden}`,
    `recipe: '${header.recipe}'`,
    `seed: ${header.seed}`,
    `losses: { trained: ${losses.trained}, heldOut: ${losses.heldOut}, hand: ${losses.hand} }`,
    `arena: '${header.arena}'`,
  ]
  return `// Written by \`grimuar tune ${header.game}\`.
import type { Weights } from '@grimuar/contract'

export const weights: Weights = {
  header: {
${lines.map((line) => `    ${line},\n`).join('')}  },
  data: '${data}',
}
`
}
