import { catalogue } from '@grimuar/games'
import { icons } from '@grimuar/ui/icons.vite'
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'

const server = process.env.GRIMUAR_DEV_SERVER

export default defineConfig({
  plugins: [
    icons(catalogue.map((box) => box.icon)),
    sveltekit({ adapter: adapter({ fallback: 'index.html', precompress: true }) }),
  ],
  server: {
    // The ledgers and the boards are outside this package.
    fs: { allow: ['../..'] },
    // `npm run dev` starts a server beside the app.
    ...(server !== undefined && { proxy: { '/api': { target: server, ws: true } } }),
  },
})
