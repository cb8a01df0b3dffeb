import { type Bot, type Box, type Edition, editionOf } from '@grimuar/contract'
import type { Game } from '@grimuar/kernel'

/** The rules this server has: the newest of each game, and older ones that matches still follow. */
export class Shelf {
  private readonly boxes: readonly Box[]

  constructor(boxes: readonly Box[]) {
    this.boxes = boxes
  }

  box(game: string): Box | undefined {
    return this.boxes.find(({ id }) => id === game)
  }

  /** The rules a new match begins with. */
  async newest(game: string): Promise<Game | undefined> {
    return this.box(game)?.rules()
  }

  /** The rules a match began with, or undefined where they are no longer here. */
  async rules(game: string, version: number): Promise<Game | undefined> {
    return (await this.edition(game, version))?.rules()
  }

  /** The bot that knows those rules. */
  async bot(game: string, version: number): Promise<Bot | undefined> {
    return (await this.edition(game, version))?.bot()
  }

  private async edition(game: string, version: number): Promise<Edition | undefined> {
    const box = this.box(game)
    const edition = box && editionOf(box, version)
    return (await edition?.rules())?.version === version ? edition : undefined
  }
}
