import { closesOnEscape } from '@grimuar/ui/kit/closing.ts'

/** Lets Escape close the things of a component while they are open, each told by whether it is open and how it is closed. */
export function closeOnEscape(...things: readonly (readonly [isOpen: () => boolean, close: () => void])[]): void {
  for (const [isOpen, close] of things) $effect(() => (isOpen() ? closesOnEscape(close) : undefined))
}
