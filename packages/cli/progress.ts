const WIDTH = 30

/** A progress bar on the error stream; nothing is shown if that is not a terminal. */
export class ProgressBar {
  private readonly total: number
  private readonly began = performance.now()
  private readonly shown = process.stderr.isTTY === true

  constructor(total: number) {
    this.total = total
  }

  show(done: number, note: string): void {
    if (!this.shown) return
    const share = done / this.total
    const left = ((performance.now() - this.began) / 1000) * (1 / Math.max(share, 1e-9) - 1)
    const filled = Math.round(share * WIDTH)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
    process.stderr.write(`\r\x1b[K${bar} ${done}/${this.total}  ${note}  ${time(left)} left`)
  }

  clear(): void {
    if (this.shown) process.stderr.write('\r\x1b[K')
  }
}

function time(seconds: number): string {
  const s = Math.ceil(seconds)
  return s < 60
    ? `${s} s`
    : s < 3600
      ? `${Math.floor(s / 60)} min ${s % 60} s`
      : `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`
}
