/**
 * The service worker. With it, a quiz that was once opened with a network can be opened and finished without one. The page registers
 * the worker soon after the quiz was begun: once it may load later parts ahead (src/pages/quiz/steps/use-may-preload.ts).
 *
 * It stores the files of the quiz and nothing else: no API reply, no answer, no photo. While there is a network, pages come from the
 * network, so a visitor never sees an old page because of this worker.
 *
 * It does not use navigation preload: when a preload fails, Firefox shows its own error page, whatever the worker answers.
 *
 * A new version is installed beside the old one. It takes over when no page of the old version is open, or when the only open page
 * belongs to the new version and says so. docs/operating.md explains how an operator removes the worker from all browsers.
 */
import { kindOfRequest } from './kind-of-request.ts'
import { deleteOlderFiles, storedFile, storeFiles, type OfflineFiles } from './offline-files.ts'
import { networkFirst } from './network-first.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** The build replaces this name by the list. */
declare const offlineFiles: OfflineFiles
const list: OfflineFiles = offlineFiles

const scope = globalThis as unknown as WorkerScope
const { caches, clients, location, registration } = scope

/** A page of the quiz, or a file of it, that does not arrive within this time is taken from the device. */
const networkTimeoutMs = 3000

scope.addEventListener('install', (event) => {
  event.waitUntil(storeFiles(caches, list))
})

scope.addEventListener('activate', (event) => {
  const start = async () => {
    await deleteOlderFiles(caches, list)
    // Earlier versions turned it on. Left on, the browser would request every page twice.
    await registration.navigationPreload?.disable()
    // Takes control of pages that are already open, because the page that has registered this worker needs it first.
    await clients.claim()
  }
  event.waitUntil(start())
})

/** The page says with which script it has started. If that belongs to this version and no other page is open, versions cannot mix. */
scope.addEventListener('message', (event) => {
  const takeOver = async () => {
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (open.length === 1 && Object.hasOwn(list.files, String(event.data))) await scope.skipWaiting()
  }
  event.waitUntil(takeOver())
})

scope.addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, location.origin, list)
  if (kind !== 'none') event.respondWith(replies[kind](event))
})

const path = ({ request }: FetchEvent): string => new URL(request.url).pathname

const fromNetwork = (event: FetchEvent): Promise<Response> => {
  const reply = fetch(event.request)
  // Keeps the worker alive until the reply arrives, even if the stored page was faster.
  event.waitUntil(reply.catch(() => undefined))
  return reply
}

const stored = (name: string) => () => storedFile(caches, list, name)

const replies = {
  asset: async (event: FetchEvent) => (await stored(path(event))()) ?? fetch(event.request),
  file: (event: FetchEvent) => networkFirst(fetch(event.request), stored(path(event)), networkTimeoutMs),
  quiz: (event: FetchEvent) => networkFirst(fromNetwork(event), stored(list.quiz), networkTimeoutMs),
  page: (event: FetchEvent) => networkFirst(fromNetwork(event), stored(list.offlinePage), null),
}
