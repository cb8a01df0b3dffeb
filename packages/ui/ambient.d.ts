/** One drawing of game-icons, bundled at build time (see icons.vite.ts). */
declare module 'virtual:icon/*' {
  const drawing: string
  export default drawing
}

/** Drawings whose names come from data, by name. */
declare module 'virtual:icon/*named' {
  const drawings: { readonly [name: string]: string | undefined }
  export default drawings
}
