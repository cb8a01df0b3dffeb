import type { Box, Door } from '@grimuar/games'

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
  async newest(game: string): Promise<Door | undefined> {
    return this.box(game)?.load()
  }

  /** The rules of this version; undefined if the server no longer has them. */
  async door(game: string, version: number): Promise<Door | undefined> {
    const box = this.box(game)
    const door = await box?.load()
    if (door?.game.version === version) return door
    const older = await box?.older?.[version]?.()
    return older?.game.version === version ? older : undefined
  }
}
