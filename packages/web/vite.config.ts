import { LANGS } from '@grimuar/contract'
import { catalogue } from '@grimuar/games'
import { icons } from '@grimuar/ui/icons.vite'
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { EARLY_PAGES } from './early-pages.ts'
import { earlyAddress } from './src/lib/early/address.ts'

const server = process.env.GRIMUAR_DEV_SERVER

export default defineConfig({
  plugins: [
    icons(catalogue.map((box) => box.icon)),
    sveltekit({
      adapter: adapter({ fallback: 'index.html', precompress: true }),
      // One page after the other: a page is drawn in the language that the app speaks at that time.
      prerender: {
        crawl: false,
        concurrency: 1,
        entries: LANGS.flatMap((lang) => EARLY_PAGES.map(({ path }) => earlyAddress(lang, path))),
      },
    }),
  ],
  build: {
    rolldownOptions: {
      output: {
        // Each file costs a slow phone a part of a round trip, so what pages share is not cut finer than they need it.
        codeSplitting: {
          groups: [
            // The page gives the payload to the first script, and the client reads it when it is evaluated: the first script must not contain the client.
            { name: 'start', test: /\/kit\/src\/runtime\/client\/payload\.js$|vite\/preload-helper/, priority: 9 },
            {
              name: 'shell',
              test: /\/@sveltejs\/kit\/src\/runtime\/client\/client\.js$|\/web\/src\/lib\/(Page\.svelte|after-paint\.ts|language\.ts|theme\.ts|jewels\.ts|lobby\/GameIcon\.svelte|lobby\/roman\.ts|session\/saved-(matches|ending)\.ts)$|\/kernel\/(game|match|record|result|standing)\.ts$|\/ui\/kit\/(legal|shades)\.ts$|\/svelte\/src\/reactivity\/index-client\.js$/,
              priority: 3,
            },
            { name: 'icons', test: /virtual:icon\//, minShareCount: 4, priority: 3 },
            // What of the kernel only bots use.
            { name: 'filling', test: /\/kernel\/filling\.ts$/, priority: 4 },
            { name: 'online', test: /\/web\/src\/lib\/lobby\/lobby\.svelte\.ts$/, priority: 1.5 },
            { name: 'frame', test: /\/web\/src\/lib\/frame\/Frame\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // The ledgers and the boards are outside this package.
    fs: { allow: ['../..'] },
    // `npm run dev` starts a server beside the app.
    ...(server !== undefined && { proxy: { '/api': { target: server, ws: true } } }),
  },
})
