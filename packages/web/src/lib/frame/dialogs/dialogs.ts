/** The dialogs that lie over the table, and which of them is open. */
export interface Opened {
  undo: boolean
  keys: boolean
  info: boolean
  rules: boolean
  notes: boolean
}
