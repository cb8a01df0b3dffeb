import { LANGS, type Lang } from '@grimuar/contract'

/** The address under which the build draws a page in a language. Only the build knows such addresses. */
export function earlyAddress(lang: Lang, path: string): `/${string}` {
  return `/early/${lang}${path === '/' ? '' : path}`
}

/** The language and the page of such an address; undefined for any other. */
export function readEarlyAddress(address: string): { readonly lang: Lang; readonly path: string } | undefined {
  const [, early, tag, ...path] = address.split('/')
  const lang = LANGS.find((known) => known === tag)
  return early === 'early' && lang ? { lang, path: `/${path.join('/')}` } : undefined
}
