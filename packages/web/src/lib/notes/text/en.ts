import type { NotesText } from './pl.ts'

/** The words of notes. */
export const en: NotesText = {
  title: 'Notes',
  private: 'Only you see them. They stay on this device with the game and are never sent to the server.',
  none: 'There is no note here yet.',
  about: 'About',
  match: 'the whole game',
  players: 'Players',
  things: 'Cards and places',
  text: 'Note',
  add: 'Add the note',
  step: (step) => (step === 0 ? 'before the first move' : `after move ${step}`),
  show: (step) => (step === 0 ? 'Show the moment before the first move' : `Show the moment after move ${step}`),
  remove: (text) => `Remove the note: ${text}`,
  failed: 'The browser does not let the note be saved.',
  mine: (about, text) => `Note (${about}): ${text}`,
}
