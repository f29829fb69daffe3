/** Stubs the browser globals for client code: local storage, cookies, locks, and a `fetch` that calls a test server. */
import { vi } from 'vitest'
import type { TestServer } from './server.ts'
import { visitorOf } from './accounts.ts'

export type ServerBrowser = {
  /** Method and path, relative to /api, of every call. */
  readonly calls: readonly string[]
  readonly storage: Map<string, string>
  readonly cookies: Map<string, string>
  /** Replies instead of the server, unless it returns null. */
  readonly network: {
    answer: ((path: string) => Promise<Response> | null) | null
    /** Calls to this path reach the server, and their replies are lost. */
    lossy: string | null
  }
  /** Dispatches the `storage` event for a change in another tab. */
  readonly changedElsewhere: (key: string | null) => void
  readonly leave: () => void
}

type Options = { readonly locks?: boolean }

export const openServerBrowser = (server: Pick<TestServer, 'app'>, { locks = true }: Options = {}): ServerBrowser => {
  const visitor = visitorOf(server)
  const storage = new Map<string, string>()
  const calls: string[] = []
  const network: ServerBrowser['network'] = { answer: null, lossy: null }
  const tab = new EventTarget()

  const fetchFromServer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const method = (init.method ?? 'GET') as 'GET'
    const path = address.replace(/^\/api/, '')
    calls.push(`${method} ${path}`)
    const instead = network.answer?.(path)
    if (instead) return instead
    const reply = await visitor.call(method, path, {
      csrf: false,
      headers: { ...(init.headers as Record<string, string>) },
      ...(typeof init.body === 'string' && { payload: init.body }),
      ...(init.body instanceof Blob && { payload: Buffer.from(await init.body.arrayBuffer()) }),
    })
    if (path === network.lossy) throw new TypeError('The connection was lost')
    const headers = Object.entries(reply.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    return new Response(reply.statusCode === 204 ? null : new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers,
    })
  }

  vi.stubGlobal('fetch', fetchFromServer)
  vi.stubGlobal('window', tab)
  vi.stubGlobal('navigator', { onLine: true, ...(locks && { locks: lockManager() }) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  return {
    calls,
    storage,
    cookies: visitor.cookies,
    network,
    changedElsewhere: (key) => void tab.dispatchEvent(Object.assign(new Event('storage'), { key })),
    leave: () => vi.unstubAllGlobals(),
  }
}

/** Web Locks: one holder at a time for each name. */
const lockManager = () => {
  const queues = new Map<string, Promise<unknown>>()
  return {
    request: <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
      const mine = (queues.get(name) ?? Promise.resolve()).then(work, work)
      queues.set(
        name,
        mine.catch(() => undefined),
      )
      return mine
    },
  }
}
