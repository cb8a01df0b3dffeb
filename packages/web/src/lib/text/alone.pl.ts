import { pl as lobby } from '../lobby/text/pl.ts'
import { pl as app } from './pl.ts'

export const pl = { app, lobby }
