import { enableCompileCache } from 'node:module'

// A server in its own process that dies, as in a power cut, at the moment the end of a match is written: nobody gets an answer.
enableCompileCache()
const { compose } = await import('../compose.ts')
const { serve } = await import('../serve.ts')
const { testSettings } = await import('./test-server.ts')
const [folder = '', catalogue = ''] = process.argv.slice(2)
const serving = await serve(
  { folder: `${folder}/app`, port: 0, host: '127.0.0.1', online: testSettings(`${folder}/data`, { catalogue }) },
  async (...settings) => {
    const parts = await compose(...settings)
    const { store } = parts
    const { append } = store
    store.append = async (...write) => {
      const outcome = await append.apply(store, write)
      if (write[3]) process.kill(process.pid, 'SIGKILL')
      return outcome
    }
    return parts
  },
)
if (!serving.ok) throw new Error(serving.problem)
process.on('disconnect', () => process.exit(0)) // the parent process is gone
process.send?.({ url: serving.url })
