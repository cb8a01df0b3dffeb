/**
 * Shows the early page, which the build drew in each language, until the app has put its own in place. This function is written into
 * the page itself, so it uses nothing but its arguments.
 */
export function showEarlyPage(path: string, differs: readonly string[]): void {
  const { lang, dataset } = document.documentElement
  const drawn = document.querySelector<HTMLTemplateElement>(`template[lang=${lang}]`)
  let stored: readonly string[] = []
  try {
    stored = Object.keys(localStorage)
  } catch {
    // Without storage the app looks as it does to a stranger.
  }
  const usual = !stored.some((key) => differs.some((start) => key.startsWith(start)))
  if (drawn && usual && location.pathname === path && !location.search && !location.hash) {
    const early = document.createElement('div')
    early.id = 'early'
    early.style.display = 'contents'
    if (dataset['theme']) {
      for (const source of drawn.content.querySelectorAll('source'))
        source.media = dataset['theme'] === 'light' ? 'all' : 'not all'
    }
    // Links work already. A press on a button waits for the app.
    early.addEventListener('click', (event) => {
      const pressed = event.target instanceof Element && event.target.closest('button, input[type=file]')
      if (!pressed) return
      event.preventDefault()
      window.earlyPress = pressed
    })
    early.append(drawn.content)
    document.title = drawn.title
    document.body.prepend(early)
  }
  for (const template of document.querySelectorAll('template')) template.remove()
}
