import { spawn } from 'node:child_process'

export interface Stage {
  readonly title: string
  readonly command: string
  readonly args: readonly string[]
  /** Shows what the command prints while it runs; otherwise only when it fails. */
  readonly live?: boolean
  readonly env?: { readonly [name: string]: string }
}

/** Runs one command, says what it is and how it went; true when it went well. */
export async function run(stage: Stage): Promise<boolean> {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  console.log(`▸ ${stage.title}`)
  const { code, output } = await finish(stage)
  if (code === 0) {
    console.log(`  done in ${seconds()}`)
    return true
  }
  if (!stage.live) console.log(output.trimEnd())
  console.log(`  failed after ${seconds()}: ${stage.command} ${stage.args.join(' ')}`)
  return false
}

/** Runs commands side by side; their reports keep the order given. */
export async function runTogether(stages: readonly Stage[]): Promise<boolean[]> {
  const running = stages.map((stage) => {
    const began = performance.now()
    return finish(stage).then((end) => ({ ...end, seconds: ((performance.now() - began) / 1000).toFixed(1) }))
  })
  const went: boolean[] = []
  for (const [i, stage] of stages.entries()) {
    console.log(`▸ ${stage.title}`)
    const { code, output, seconds } = await (running[i] as (typeof running)[number])
    if (code !== 0) console.log(output.trimEnd())
    console.log(code === 0 ? `  done in ${seconds} s` : `  failed after ${seconds} s: ${stage.command} ${stage.args.join(' ')}`)
    went.push(code === 0)
  }
  return went
}

function finish(stage: Stage): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(stage.command, stage.args, {
      stdio: stage.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...stage.env },
    })
    let output = ''
    for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
