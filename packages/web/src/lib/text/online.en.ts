import { en as account } from '../account/text/en.ts'
import { en as online } from '../online/text/en.ts'

export const en = { account, online }
