import { useEffect, useState } from 'react'
import type { ContentData } from '#editing/content-data.ts'
import { call } from '#studio/app/loading/call.ts'
import { useStudio, type Studio } from '#studio/app/studio-context.ts'
import type { Defaults } from '#studio/worker/messages.ts'

const none: ContentData = new Map()
/** They never change while the studio runs, so they are loaded once for all who use them. */
let loaded: ContentData | null = null
let loading: Promise<void> | null = null

const load = async (compiler: Studio['compiler']): Promise<void> => {
  const reply = await call<Defaults>('GET', '/defaults')
  // The worker may have ended: the next one that is asked may answer.
  if (reply.ok) loaded = await compiler.ask('parsed', reply.value.files).catch(() => null)
  if (!loaded) loading = null
}

/** What the defaults contain, by file. None until they are loaded. */
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
