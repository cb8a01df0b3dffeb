import { defineConfig } from 'vitest/config'

// The rules are pure, so test files may share one module registry: several times faster than a fresh one each.
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: 'scripts/unit-setup.ts',
    isolate: false,
    maxWorkers: '100%', // by default one processor is left idle: half of a small machine
    testTimeout: 120_000, // a busy machine is slow, not wrong
    hookTimeout: 120_000,
  },
})
