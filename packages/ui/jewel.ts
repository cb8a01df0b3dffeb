/** The colours that theme.css has a body, an edge, a depth and an ink for. */
export type Jewel = 'ruby' | 'sapphire' | 'emerald' | 'amethyst' | 'topaz' | 'moonstone' | 'onyx'
