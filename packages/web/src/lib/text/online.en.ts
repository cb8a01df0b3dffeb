import { en as account } from '../account/text/en.ts'
import { en as lobby } from '../lobby/text/en.ts'
import { en as online } from '../online/text/en.ts'

export const en = { account, lobby, online }
