import { pl as frame } from '../frame/text/pl.ts'
import { pl as app } from './pl.ts'

export const pl = { app, frame }
