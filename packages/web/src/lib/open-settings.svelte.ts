/** Whether the settings are open; `used` once they have been, so that the dialog is loaded only then. */
export const settingsDialog = $state({ open: false, used: false })

/** Opens the settings from anywhere. */
export function openSettings(): void {
  settingsDialog.used = true
  settingsDialog.open = true
}
