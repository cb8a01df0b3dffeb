/** Client and server must use the same version. Raise it with every change that an older client would not understand. */
export const PROTOCOL = 3
