import { pl as account } from '../account/text/pl.ts'
import { pl as lobby } from '../lobby/text/pl.ts'
import { pl as online } from '../online/text/pl.ts'

export const pl = { account, lobby, online }
