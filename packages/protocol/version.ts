/** Both sides must speak the same protocol; it grows with every change an older client would not understand. */
export const PROTOCOL = 1
