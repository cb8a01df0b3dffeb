import { game } from '/tmp/wt/br/packages/games/black-rose/rules.ts'
import { playRandomly } from '/tmp/wt/br/packages/kernel/testkit/index.ts'
const n = Number(process.argv[2] ?? 100)
for (let s = 0; s < 20; s++) playRandomly(game, { seed: s, options: { setup: 'lot' }, seats: 4 })
let dec = 0; const t0 = process.cpuUsage().user
for (let s = 0; s < n; s++) dec += playRandomly(game, { seed: 1000 + s, options: { setup: 'lot' }, seats: 4 }).decisions
const ms = (process.cpuUsage().user - t0) / 1000
console.log(dec, 'decisions', Math.round(dec / ms * 1000), 'per s of cpu', (dec / n).toFixed(0), 'a game')
