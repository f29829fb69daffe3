import type { Schema } from '#content/schema/schemas.ts'
import type { Act } from '#editing/operation.ts'
import { createContentFeed, type ContentFeed } from '#studio/preview/content-feed.ts'
import type { Reply } from '#studio/app/loading/call.ts'
import type { Compiled, Defaults, FromCompiler, Source, ToCompiler } from './messages.ts'
import type { RequestName, Requests } from './requests.ts'

/** The interface of the worker for the pages. */
export type Compiler = {
  /** Compiles the files on the disk with the acts in effect. The result goes to the listeners of `subscribe`. */
  readonly compile: (source: Source, acts: readonly Act[]) => void
  /** Rejects if the worker has no answer, which is a bug. */
  readonly ask: <Name extends RequestName>(
    name: Name,
    input: Requests[Name]['input'],
  ) => Promise<Requests[Name]['output']>
  /** The newest valid content. */
  readonly feed: ContentFeed
  /** `isNewest`: nothing newer is still being compiled. Returns a function that unsubscribes. */
  readonly subscribe: (listener: (compiled: Compiled, isNewest: boolean) => void) => () => void
}

/** In milliseconds. */
export const retryMs = 3_000

type Port = Pick<Worker, 'postMessage' | 'addEventListener'>

export const connectCompiler = (
  port: Port,
  {
    loadDefaults,
    onProblem,
    schemas,
  }: {
    readonly schemas: ReadonlyMap<string, Schema>
    /** The defaults are not needed for the first screen, so messages to the worker wait for them here. */
    readonly loadDefaults: () => Promise<Reply<Defaults>>
    /** Called with the reason if nothing can be compiled, and with null when it works again. */
    readonly onProblem: (why: string | null) => void
  },
): Compiler & { readonly close: () => void } => {
  const listeners = new Set<(compiled: Compiled, isNewest: boolean) => void>()
  let version = 0
  let sent: { readonly source: Source; readonly acts: readonly Act[] } | null = null
  const feed = createContentFeed()
  /** Messages that wait for the defaults. null: the defaults are loaded. */
  let early: ToCompiler[] | null = []
  const send = (message: ToCompiler) => {
    if (early) early.push(message)
    else port.postMessage(message)
  }
  const requests = createRequests(send)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const start = async () => {
    const reply = await loadDefaults()
    if (isClosed) return
    if (!reply.ok) {
      onProblem(`The content cannot be checked yet, which is tried again every few seconds. ${reply.message}`)
      timer = setTimeout(() => void start(), retryMs)
      return
    }
    if (!requests.haveFailed()) onProblem(null)
    port.postMessage({ type: 'start', schemas, defaults: reply.value } satisfies ToCompiler)
    for (const message of early ?? []) port.postMessage(message)
    early = null
  }
  void start()

  // The script of the worker could not be loaded, or it has a bug.
  port.addEventListener('error', () => {
    onProblem('The content could not be checked. Reload this page: your changes are kept.')
    requests.fail()
  })

  port.addEventListener('message', (event) => {
    const message = (event as MessageEvent<FromCompiler>).data
    if (message.type !== 'compiled') return requests.settle(message)
    if (message.compiled.content) feed.publish(message.compiled.content)
    for (const listener of listeners) listener(message.compiled, message.compiled.version === version)
  })

  return {
    compile: (source, acts) => {
      const isNew = source !== sent?.source
      if (isNew) send({ type: 'source', source })
      const known = isNew ? [] : (sent?.acts ?? [])
      const keep = sameAtStart(acts, known)
      sent = { source, acts }
      version += 1
      send({ type: 'acts', version, keep, acts: acts.slice(keep) })
    },
    ask: requests.ask,
    feed,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

type Waiting = { readonly resolve: (output: never) => void; readonly reject: (error: Error) => void }

/** The requests to the worker, until each is answered. */
const createRequests = (send: (message: ToCompiler) => void) => {
  const waiting = new Map<number, Waiting>()
  let count = 0
  let haveFailed = false
  const failure = () => new Error('The worker has failed')
  const ask: Compiler['ask'] = (name, input) =>
    new Promise((resolve, reject) => {
      if (haveFailed) return reject(failure())
      count += 1
      waiting.set(count, { resolve, reject })
      send({ type: 'request', id: count, name, input })
    })
  return {
    ask,
    settle: (message: Exclude<FromCompiler, { type: 'compiled' }>) => {
      const request = waiting.get(message.id)
      waiting.delete(message.id)
      // The id of the message identifies its request, and so the type of the output.
      if (message.type === 'reply') request?.resolve(message.output as never)
      else request?.reject(new Error(message.message))
    },
    /** The worker answers nothing any more. */
    fail: () => {
      haveFailed = true
      for (const { reject } of waiting.values()) reject(failure())
      waiting.clear()
    },
    haveFailed: () => haveFailed,
  }
}

/** How many entries two lists have in common before the first one that differs. */
const sameAtStart = (one: readonly Act[], other: readonly Act[]): number => {
  const differs = one.findIndex((act, index) => act !== other[index])
  return differs === -1 ? one.length : differs
}
