import { type Bot, type Box, type Edition, editionOf } from '@grimuar/contract'
import type { Game } from '@grimuar/kernel'

/** The rules this server has: the newest version of each game, and older versions that running matches still use. */
export class RulesCatalog {
  private readonly boxes: readonly Box[]

  constructor(boxes: readonly Box[]) {
    this.boxes = boxes
  }

  box(game: string): Box | undefined {
    return this.boxes.find(({ id }) => id === game)
  }

  /** The rules for a new match. */
  async newest(game: string): Promise<Game | undefined> {
    return this.box(game)?.rules()
  }

  /** The rules of this version; undefined if the server no longer has them. */
  async rules(game: string, version: number): Promise<Game | undefined> {
    return (await this.edition(game, version))?.rules()
  }

  /** The bot for the rules of this version. */
  async bot(game: string, version: number): Promise<Bot | undefined> {
    return (await this.edition(game, version))?.bot()
  }

  private async edition(game: string, version: number): Promise<Edition | undefined> {
    const box = this.box(game)
    const edition = box && editionOf(box, version)
    return (await edition?.rules())?.version === version ? edition : undefined
  }
}
