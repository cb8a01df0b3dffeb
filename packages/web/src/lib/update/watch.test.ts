import { afterAll, expect, test, vi } from 'vitest'
import { watchForUpdates } from './watch.ts'

/** A registration of a service worker whose next version is or is not being installed. */
class FakeRegistration extends EventTarget {
  installing: EventTarget | null = null
  waiting: EventTarget | null = null

  begins(): void {
    this.installing = new EventTarget()
    this.dispatchEvent(new Event('updatefound'))
  }

  isReady(): void {
    const { installing } = this
    this.waiting = installing
    this.installing = null
    installing?.dispatchEvent(new Event('statechange'))
  }
}

afterAll(() => vi.unstubAllGlobals())

test.each(['before', 'after'])(
  'a version that begins to install %s the page asks for it is told of once it is ready',
  async (when) => {
    const registration = new FakeRegistration()
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
    vi.stubGlobal('document', new EventTarget())
    const tell = vi.fn()
    if (when === 'before') registration.begins()
    await watchForUpdates(tell)
    if (when === 'after') registration.begins()
    expect(tell).not.toHaveBeenCalled()
    registration.isReady()
    expect(tell).toHaveBeenCalledExactlyOnceWith(registration.waiting)
  },
)
