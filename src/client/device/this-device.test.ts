import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openDeviceStore } from './device-store.ts'
import { clearDevice } from './this-device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const storage = () => {
  const values = new Map([['auth', 'token']])
  return { clear: () => values.clear(), removeItem: () => undefined, getItem: () => null, length: () => values.size }
}

test.each(['that lists its databases', 'that does not (Firefox before 126)'])(
  'a device is cleared in a browser %s: answers are gone, and so is what is kept beside them',
  async (browser) => {
    const databases = new IDBFactory()
    if (browser.includes('not')) Object.assign(databases, { databases: undefined })
    const [local, session] = [storage(), storage()]
    vi.stubGlobal('indexedDB', databases)
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('sessionStorage', session)
    await openDeviceStore('quiz').write('draft', { answers: 3 })

    await clearDevice(['quiz', 'never-made'])
    expect(await openDeviceStore('quiz').read('draft')).toBeUndefined()
    expect([local.length(), session.length()]).toEqual([0, 0])
  },
)

test('a local storage that cannot be cleared leaves no login in the session storage', async () => {
  const session = storage()
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', { ...storage(), clear: refused })
  vi.stubGlobal('sessionStorage', session)
  await clearDevice([])
  expect(session.length()).toBe(0)
})
