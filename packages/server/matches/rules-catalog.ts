import { type Bot, type Box, type Edition, editionOf } from '@grimuar/contract'
import type { Game } from '@grimuar/kernel'

/** The rules this server has: the newest version of each game, and older versions that running matches still use. */
export class RulesCatalog {
  private readonly boxes: readonly Box[]
  /** The version of each game with which new matches begin, if several nodes must know it; undefined: the newest. */
  private shared: ReadonlyMap<string, number> | undefined

  constructor(boxes: readonly Box[]) {
    this.boxes = boxes
  }

  box(game: string): Box | undefined {
    return this.boxes.find(({ id }) => id === game)
  }

  /** The rules for a new match; undefined if there are none that all nodes know. */
  async newest(game: string): Promise<Game | undefined> {
    if (!this.shared) return this.box(game)?.rules()
    const version = this.shared.get(game)
    return version === undefined ? undefined : this.rules(game, version)
  }

  /** The newest version of each game that this server has. */
  async newestVersions(): Promise<Map<string, number>> {
    return new Map(await Promise.all(this.boxes.map(async (box) => [box.id, (await box.rules()).version] as const)))
  }

  /** Lets new matches begin with these versions, which all nodes know. */
  share(versions: ReadonlyMap<string, number>): void {
    this.shared = versions
  }

  /** True if a later release than this one has the rules of this version. */
  async isLater(game: string, version: number): Promise<boolean> {
    const newest = await this.box(game)?.rules()
    return newest === undefined || version > newest.version
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
