/** The sounds of a match, from the least to the most important. */
export const EVENT_SOUNDS = ['page', 'card', 'gem', 'stone', 'curse'] as const
export type EventSound = (typeof EVENT_SOUNDS)[number]

/** The sounds of a match. They are synthesised, so no file is loaded. */
export type Sound = EventSound | 'bell' | 'chord' | 'knell'
