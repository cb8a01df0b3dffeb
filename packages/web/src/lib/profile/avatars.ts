import type { Lang } from '@grimuar/contract'

/** The name of an avatar; in Polish also the gender of its adjectives (masculine, feminine, neuter). */
type Noun = { readonly pl: readonly [string, 0 | 1 | 2]; readonly en: string }

const NOUNS: { readonly [avatar: string]: Noun } = {
  'wizard-face': { pl: ['Czarodziej', 0], en: 'Wizard' },
  'visored-helm': { pl: ['Rycerz', 0], en: 'Knight' },
  owl: { pl: ['Sowa', 1], en: 'Owl' },
  'fox-head': { pl: ['Lis', 0], en: 'Fox' },
  'dragon-head': { pl: ['Smok', 0], en: 'Dragon' },
  unicorn: { pl: ['Jednorożec', 0], en: 'Unicorn' },
  raven: { pl: ['Kruk', 0], en: 'Raven' },
  cat: { pl: ['Kot', 0], en: 'Cat' },
  frog: { pl: ['Żaba', 1], en: 'Frog' },
  'wolf-head': { pl: ['Wilk', 0], en: 'Wolf' },
  'bear-head': { pl: ['Niedźwiedź', 0], en: 'Bear' },
  'deer-head': { pl: ['Jeleń', 0], en: 'Stag' },
  'witch-face': { pl: ['Wiedźma', 1], en: 'Witch' },
  'dwarf-face': { pl: ['Krasnolud', 0], en: 'Dwarf' },
  'woman-elf-face': { pl: ['Elfka', 1], en: 'Elf' },
  'pirate-captain': { pl: ['Kapitan', 0], en: 'Captain' },
  ghost: { pl: ['Duch', 0], en: 'Ghost' },
  rabbit: { pl: ['Królik', 0], en: 'Rabbit' },
  hedgehog: { pl: ['Jeż', 0], en: 'Hedgehog' },
  'tiger-head': { pl: ['Tygrys', 0], en: 'Tiger' },
  snail: { pl: ['Ślimak', 0], en: 'Snail' },
  'crystal-ball': { pl: ['Kula', 1], en: 'Orb' },
  sun: { pl: ['Słońce', 2], en: 'Sun' },
  oak: { pl: ['Dąb', 0], en: 'Oak' },
}

/** Each adjective in the three Polish genders, and in English. */
const ADJECTIVES: readonly { readonly pl: readonly [string, string, string]; readonly en: string }[] = [
  { pl: ['Srebrny', 'Srebrna', 'Srebrne'], en: 'Silver' },
  { pl: ['Złoty', 'Złota', 'Złote'], en: 'Golden' },
  { pl: ['Cichy', 'Cicha', 'Ciche'], en: 'Quiet' },
  { pl: ['Bystry', 'Bystra', 'Bystre'], en: 'Clever' },
  { pl: ['Nocny', 'Nocna', 'Nocne'], en: 'Midnight' },
  { pl: ['Wędrowny', 'Wędrowna', 'Wędrowne'], en: 'Wandering' },
  { pl: ['Mglisty', 'Mglista', 'Mgliste'], en: 'Misty' },
  { pl: ['Śnieżny', 'Śnieżna', 'Śnieżne'], en: 'Snowy' },
  { pl: ['Dumny', 'Dumna', 'Dumne'], en: 'Proud' },
  { pl: ['Leśny', 'Leśna', 'Leśne'], en: 'Woodland' },
  { pl: ['Psotny', 'Psotna', 'Psotne'], en: 'Playful' },
  { pl: ['Sędziwy', 'Sędziwa', 'Sędziwe'], en: 'Ancient' },
]

/** The ids of all avatars; their drawings are loaded separately (online/faces.ts). */
export const AVATARS: readonly string[] = Object.keys(NOUNS)

/** The number of suggested names for each avatar. */
export const NAMES = ADJECTIVES.length

/** The name of an avatar. */
export function avatarName(avatar: string, lang: Lang): string {
  const noun = NOUNS[avatar]
  return noun ? (lang === 'pl' ? noun.pl[0] : noun.en) : avatar
}

/** The nth suggested name that fits an avatar. */
export function nameFor(avatar: string, lang: Lang, nth: number): string {
  const adjective = ADJECTIVES[nth % NAMES]
  const noun = NOUNS[avatar]
  if (!adjective || !noun) return avatarName(avatar, lang)
  return lang === 'pl' ? `${adjective.pl[noun.pl[1]]} ${noun.pl[0]}` : `${adjective.en} ${noun.en}`
}
