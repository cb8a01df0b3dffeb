// A process with an IpcBus: it tells what it is asked to, and reports what it hears.
import { IpcBus } from '../nodes/ipc-bus.ts'

const bus = new IpcBus()
bus.listen((heard) => process.send?.({ heard }))
process.on('message', (message: { readonly say?: string; readonly close?: true }) => {
  if (message.say !== undefined) bus.tell(message.say)
  if (message.close) void bus.close()
})
