import { en as frame } from '../frame/text/en.ts'
import { en as app } from './en.ts'

export const en = { app, frame }
