/** The languages of the app and the games, the main one first. */
export const LANGS = ['pl', 'en'] as const
export type Lang = (typeof LANGS)[number]

/** The same thing in every language. */
export type ByLang<T> = { readonly [L in Lang]: T }

/** What each language calls itself. */
export const LANG_NAMES: ByLang<string> = { pl: 'Polski', en: 'English' }

/** Forms of a counted noun. English needs `one` and `other`; Polish `one`, `few` and `many` (and `other` for fractions). */
export interface Forms {
  readonly one: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

const rules = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') }

/** The form of a noun that fits a number: `plural('pl', 5, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })` is "kart". */
export function plural(lang: Lang, n: number, forms: Forms): string {
  const form = rules[lang].select(n)
  return (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other
}

/** The number followed by the fitting noun. */
export function counted(lang: Lang, n: number, forms: Forms): string {
  return `${n} ${plural(lang, n, forms)}`
}

const MORE = { pl: ['więcej', 'mniej'], en: ['more', 'fewer'] } as const

/** By how much there is more or less of something: "2 points more". Polish nouns stand in the accusative: "o 2 punkty więcej". */
export function moreOrLess(lang: Lang, by: number, forms: Forms): string {
  const [more, less] = MORE[lang]
  return `${lang === 'pl' ? 'o ' : ''}${counted(lang, Math.abs(by), forms)} ${by > 0 ? more : less}`
}

/** A text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
