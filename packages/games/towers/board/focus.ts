/** Whether the keyboard is at work on the board: table and own area are one to it. */
let inside = false

/** Put on each part of the board. */
export function watchFocus(part: HTMLElement): () => void {
  part.dataset['board'] = ''
  const come = () => {
    inside = true
  }
  const go = (event: FocusEvent) => {
    // A thing that was played is gone and hands its focus to nobody: that is not leaving.
    if (event.relatedTarget instanceof Element && !event.relatedTarget.closest('[data-board]')) inside = false
  }
  part.addEventListener('focusin', come)
  part.addEventListener('focusout', go)
  return () => {
    part.removeEventListener('focusin', come)
    part.removeEventListener('focusout', go)
  }
}

/** When the thing that had the focus is gone, the first one that may be chosen takes it. */
export function catchFocus(): void {
  if (inside && document.activeElement === document.body) {
    document.querySelector<HTMLElement>('[data-board] button[aria-disabled="false"]')?.focus({ preventScroll: true })
  }
}
