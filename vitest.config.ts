import { defineConfig } from 'vitest/config'
import { icons } from './packages/ui/icons.vite.ts'

// The rules are pure, so test files may share one module registry: several times faster than a fresh one each.
export default defineConfig({
  plugins: [icons()], // tests of what boards draw
  test: {
    include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: 'scripts/unit-setup.ts',
    isolate: false,
    maxWorkers: '100%', // by default one processor is left idle: half of a small machine
    testTimeout: 120_000, // a busy machine is slow, not wrong
    hookTimeout: 120_000,
  },
})
