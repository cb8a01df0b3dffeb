/**
 * Runs something once the screen shows that a press was felt. Work in the press itself would keep the button from looking pressed
 * until it is done. A page in the background is not painted, so there nothing waits.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}
