import { tick } from 'svelte'
import type { Extras } from '../extras.ts'
import type { Tab } from './Side.svelte'

/** The side panel: log, moves, words or chat. On narrow screens it is a drawer. */
export class SideState {
  tab = $state<Tab>('log')
  open = $state(false)
  /** Increases whenever somebody wants to type a command. */
  typing = $state(0)

  /** Opens or closes the drawer: at the chat if there are unread messages, at the log if there is news. */
  toggle(chat: Extras['chat'], news: boolean): void {
    if (!this.open && chat?.unread) this.tab = 'chat'
    else if (!this.open && news) this.tab = 'log'
    this.open = !this.open
  }

  /** Closes the drawer and takes the focus out of it, because the focus would open it again. */
  close(): void {
    this.open = false
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.closest('.side')) activeElement.blur()
  }

  /** Opens a tab and focuses a button in it: the last one of the log, or the place `at` itself if it has no button. */
  async focus(root: HTMLElement | undefined, tab: Tab, at: string, nth = 0): Promise<void> {
    this.tab = tab
    this.open = true
    await tick()
    const place = root?.querySelector<HTMLElement>(at)
    const things = tab === 'words' ? [] : [...(place?.querySelectorAll<HTMLElement>('button') ?? [])]
    const target = (tab === 'log' ? things.at(-1) : things[nth]) ?? place
    target?.focus()
  }

  /** Opens the field for typed commands. */
  type(): void {
    this.tab = 'words'
    this.open = true
    this.typing++
  }
}
