import { defineConfig } from '@playwright/test'
import usual, { LONG } from './playwright.config.ts'

/** Whole games by clicks, which take a minute each: every night, not at every change. */
export default defineConfig(usual, { grep: LONG, grepInvert: [] })
