import { useEffect, useSyncExternalStore } from 'react'
import type { ContentData } from '#editing/content-data.ts'
import { call } from '#studio/app/loading/call.ts'
import { useStudio, type Studio } from '#studio/app/studio-context.ts'
import type { Defaults } from '#studio/worker/messages.ts'
import { createDefaultsStore } from './defaults-store.ts'

const store = createDefaultsStore()

const load = async (compiler: Studio['compiler']): Promise<ContentData | null> => {
  const reply = await call<Defaults>('GET', '/defaults')
  return reply.ok ? compiler.ask('parsed', reply.value.files).catch(() => null) : null
}

/** The data of the defaults, by file. Empty until they are loaded. */
export const useDefaults = (): ContentData => {
  const { compiler } = useStudio()
  useEffect(() => store.keepLoading(() => load(compiler)), [compiler])
  return useSyncExternalStore(store.subscribe, store.get)
}
