import { conserved } from '/tmp/wt/br/packages/games/black-rose/conserved.ts'
import { game } from '/tmp/wt/br/packages/games/black-rose/rules.ts'
import { playRandomly } from '/tmp/wt/br/packages/kernel/testkit/index.ts'

const n = Number(process.argv[2] ?? 10),
  from = Number(process.argv[3] ?? 0)
let dec = 0,
  fails = 0
const t0 = Date.now()
const errs = new Map<string, number>()
for (let seed = from; seed < from + n; seed++) {
  try {
    const opts = {
      setup: seed % 2 ? 'lot' : 'choose',
      overkill: seed % 5 === 0,
      overload: seed % 7 === 0,
      life: seed % 3 ? '12' : '8',
      extraTurns: seed % 11 === 0,
      forTheCrown: seed % 4 === 0,
    }
    const r = playRandomly(game, {
      seed,
      options: opts,
      seats: 2 + (seed % 3),
      checks: [({ table }) => conserved(table)],
      maxDecisions: 20000,
    })
    dec += r.decisions
  } catch (e: any) {
    fails++
    const k =
      String(e.message).slice(0, 160) +
      ' @ ' +
      String(e.cause?.stack ?? e.stack)
        .split('\n')
        .slice(1, 4)
        .map((s: string) => s.trim().replace(/\(.*black-rose\//, '('))
        .join(' < ')
    if (!errs.has(k)) console.log(seed, k)
    errs.set(k, (errs.get(k) ?? 0) + 1)
  }
}
console.log(n, 'games', fails, 'fails', dec / (n - fails), 'decisions each', Date.now() - t0, 'ms')
