/** The share of games won when a level was measured, and of how many. */
export interface Measured {
  /** In whole percent. */
  readonly share: number
  readonly games: number
}

/** How strong the levels of a game's bot are. */
export interface Strength {
  /**
   * Levels that do not do what they do in most games: the third slips now and then, the fourth is the policy, which plans
   * nothing, or leaves many decisions to it.
   */
  readonly manners?: { readonly policy?: 'slipping'; readonly strong?: 'unerring' | 'glancing' }
  /** By level: games of two, against the level below. */
  readonly duels?: { readonly [level: string]: Measured }
  /** By level: first tries of chapters V and VI on hard that a team won, where nobody plays against anybody. */
  readonly firstTries?: { readonly [level: string]: Measured }
}

/**
 * What docs/strength.md measured of the levels as they are now, by game. A row with fewer games than `LEAST_GAMES` says too little and is
 * left out, so that no page shows it.
 */
export const strengths: { readonly [game: string]: Strength } = {
  towers: {
    manners: { policy: 'slipping' },
    duels: {
      casual: { share: 74, games: 100 },
      policy: { share: 66, games: 100 },
      strong: { share: 70, games: 100 },
      master: { share: 70, games: 100 },
    },
  },
  spellbook: {
    manners: { policy: 'slipping', strong: 'unerring' },
    duels: {
      casual: { share: 76, games: 100 },
      policy: { share: 93, games: 100 },
      strong: { share: 73, games: 100 },
      master: { share: 76, games: 62 },
    },
  },
  prophecy: {
    manners: { strong: 'glancing' },
    duels: {
      casual: { share: 98, games: 60 },
      policy: { share: 100, games: 60 },
      strong: { share: 85, games: 60 },
      master: { share: 80, games: 60 },
    },
  },
  'black-rose': {
    manners: { strong: 'glancing' },
    duels: {
      policy: { share: 100, games: 20 },
      strong: { share: 80, games: 60 },
      master: { share: 82, games: 100 },
    },
  },
  'wonder-book': {
    firstTries: {
      policy: { share: 85, games: 240 },
      strong: { share: 97, games: 240 },
    },
  },
}

/** Fewer measured games than this are not shown to players. */
export const LEAST_GAMES = 20
