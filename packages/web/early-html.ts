/** What is cut out of a page that the build drew: its content, and the title of the window. */
export interface Drawing {
  readonly title: string
  readonly content: string
}

const CONTENT = /<body>\s*<div style="display: contents">([\s\S]*)<\/div>\s*<\/body>/
const TITLE = /<title>([^<]*)<\/title>/g

/** Cuts the drawing out of a page. The app's own scripts, and the comments at which it would go on with the page, are left out. */
export function drawingIn(html: string): Drawing {
  const content = CONTENT.exec(html)?.[1]
  const title = [...html.matchAll(TITLE)].at(-1)?.[1]
  if (content === undefined || title === undefined) throw new Error('the drawn page has no content')
  const cut = content.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<!--[\s\S]*?-->/g, '')
  const handler = /<[^>]*\son\w+=/.exec(cut)?.[0]
  if (handler) throw new Error(`the drawn page has a script in "${handler}", which its policy forbids`)
  return { title, content: cut.trim() }
}

/** A style sheet as part of a page: the addresses in it are seen from the page. */
export function inlined(css: string, folder: string): string {
  return css.replaceAll(/url\((["']?)\.\//g, `url($1${folder}`).replaceAll('</', String.raw`<\/`)
}
