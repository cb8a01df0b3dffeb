/** What a page says to the service worker of a newer version: it is to be used at once. */
export const USE_NOW = 'use now'
