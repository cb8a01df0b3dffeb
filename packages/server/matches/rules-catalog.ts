import type { Box, Door } from '@grimuar/games'

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
  async newest(game: string): Promise<Door | undefined> {
    return this.box(game)?.load()
  }

  /** The rules a match began with, or undefined where they are no longer here. */
  async door(game: string, version: number): Promise<Door | undefined> {
    const box = this.box(game)
    const door = await box?.load()
    if (door?.game.version === version) return door
    const older = await box?.older?.[version]?.()
    return older?.game.version === version ? older : undefined
  }
}
