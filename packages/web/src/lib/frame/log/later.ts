/** The parts of the log that are loaded after the table is drawn. */
export { default as BehindStep } from './BehindStep.svelte'
export { default as News } from './News.svelte'
export { eventsOfTurn, lastMoveOf, newsSince, partsOf, turnBegins, turnsOf } from './turns.ts'
