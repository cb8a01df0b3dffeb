import { catalogue } from '@grimuar/games'
import { icons } from '@grimuar/ui/icons.vite'
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    icons(catalogue.map((box) => box.icon)),
    sveltekit({ adapter: adapter({ fallback: 'index.html', precompress: true }) }),
  ],
  // The ledgers and the boards are outside this package.
  server: { fs: { allow: ['../..'] } },
})
