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
export function runTogether(stages: readonly Stage[]): Promise<boolean[]> {
  return start(stages)()
}

/** Starts commands side by side and prints nothing until the function that it returns is called. */
export function start(stages: readonly Stage[]): () => Promise<boolean[]> {
  const running = stages.map((stage) => {
    const began = performance.now()
    const end = finish(stage).then((result) => ({ ...result, seconds: ((performance.now() - began) / 1000).toFixed(1) }))
    return { stage, end }
  })
  return async () => {
    const went: boolean[] = []
    for (const { stage, end } of running) {
      console.log(`▸ ${stage.title}`)
      const { code, output, seconds } = await end
      if (code !== 0) console.log(output.trimEnd())
      console.log(code === 0 ? `  done in ${seconds} s` : `  failed after ${seconds} s: ${stage.command} ${stage.args.join(' ')}`)
      went.push(code === 0)
    }
    return went
  }
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
