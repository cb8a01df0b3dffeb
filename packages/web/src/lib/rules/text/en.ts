import type { RulesText } from './pl.ts'

export const en: RulesText = {
  glance: 'The game at a glance',
  terms: 'Glossary',
  clauses: 'All rules',
  showExample: 'See it on a table',
  hideExample: 'Hide the example',
  newTab: 'See it on a table (in a new tab)',
  playExample: 'Play from here',
  noExample: 'The example could not be loaded.',
  pressThing: 'Press something on the table, and the rules open there.',
  nothingAbout: 'No rule is about this alone.',
  behind: 'The rules behind it:',
  open: (clause) => `Open the rules at ${clause}`,
}
