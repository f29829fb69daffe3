import { useEffect, useState } from 'react'
import type { ContentData } from '#editing/content-data.ts'
import { call } from '#studio/app/loading/call.ts'
import { useStudio, type Studio } from '#studio/app/studio-context.ts'
import type { Defaults } from '#studio/worker/messages.ts'

const none: ContentData = new Map()
/** The defaults never change while the studio runs, so all components share them and they are loaded once. */
let loaded: ContentData | null = null
let loading: Promise<void> | null = null

const load = async (compiler: Studio['compiler']): Promise<void> => {
  const reply = await call<Defaults>('GET', '/defaults')
  // If the worker fails, the next component that needs the defaults tries again.
  if (reply.ok) loaded = await compiler.ask('parsed', reply.value.files).catch(() => null)
  if (!loaded) loading = null
}

/** The data of the defaults, by file. Empty until they are loaded. */
export const useDefaults = (): ContentData => {
  const { compiler } = useStudio()
  const [defaults, setDefaults] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    loading ??= load(compiler)
    void loading.then(() => {
      setDefaults(loaded)
    })
  }, [compiler])
  return defaults ?? none
}
