/** The part of the service worker's global scope that is used here. TypeScript's types for workers cannot be combined with those for pages. */
export type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = WorkerEvent & {
  readonly request: Request
  readonly respondWith: (reply: Promise<Response>) => void
}

export type WorkerMessage = WorkerEvent & { readonly data: unknown }

type Events = {
  readonly install: WorkerEvent
  readonly activate: WorkerEvent
  readonly fetch: FetchEvent
  readonly message: WorkerMessage
}

export type WorkerScope = {
  readonly caches: CacheStorage
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: {
      readonly type: 'window'
      readonly includeUncontrolled: boolean
    }) => Promise<readonly unknown[]>
  }
  readonly location: Location
  readonly registration: { readonly navigationPreload?: { readonly disable: () => Promise<void> } }
  readonly addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
  readonly skipWaiting: () => Promise<void>
}
