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
    strong: 'planuje naprzód',
    master: 'starannie rozważa każdy ruch',
    random: 'gra byle co',
  },
}

export interface LevelWords {
  readonly levels: { readonly [level: string]: string }
  readonly levelTexts: { readonly [level: string]: string }
}
