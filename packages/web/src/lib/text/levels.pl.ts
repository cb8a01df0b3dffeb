/** How bots play, by level; `random` is found at tables that were set up long ago. */
export const pl: LevelWords = {
  levels: {
    beginner: 'początkujący',
    casual: 'niedzielny',
    policy: 'rozsądny',
    strong: 'mocny',
    master: 'mistrz',
    random: 'losowy',
  },
  levelTexts: {
    beginner: 'często się myli: dobry na pierwszy raz',
    casual: 'czasem się myli',
    policy: 'zna się na grze',
    slipping: 'zna grę, bywa nieuważny',
    strong: 'planuje naprzód',
    glancing: 'czasem planuje naprzód',
    unerring: 'zna grę i gra uważnie',
    master: 'starannie rozważa każdy ruch',
    random: 'gra byle co',
  },
  won: (share, games, below) => `Z próby ${games} partii dwuosobowych: ${share} % wygranych z poziomem „${below}”.`,
  firstTries: (share, games) => `Z próby ${games} trudnych rozdziałów: ${share} % wygranych za pierwszym razem.`,
}

export interface LevelWords {
  readonly levels: { readonly [level: string]: string }
  /** What a level does; the manners of `Strength` have texts of their own. */
  readonly levelTexts: { readonly [level: string]: string }
  /** What was measured of a level. */
  won(share: number, games: number, below: string): string
  firstTries(share: number, games: number): string
}
