import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ContentData } from '#editing/content-data.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { call } from '#studio/app/call.ts'
import { keepScreen } from '#studio/app/screen-key.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useFix } from '#studio/problems/use-fix.ts'
import type { Defaults } from '#studio/worker/messages.ts'
import { FormContext, type FormParts } from './form-context.ts'

const noDefaults: ContentData = new Map()
/** They never change while the studio runs. */
let loaded: ContentData | null = null

/** Gives the forms inside what they need from the studio. */
export const StudioForm = ({ children }: { readonly children: ReactNode }) => {
  const { compiler, schemas } = useStudio()
  const navigate = useNavigate()
  const applyFix = useFix()
  const [defaults, setDefaults] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    void call<Defaults>('GET', '/defaults').then(async (reply) => {
      if (!reply.ok) return
      loaded = await compiler.ask('parsed', reply.value.files)
      setDefaults(loaded)
    })
  }, [compiler])
  const parts = useMemo(
    (): FormParts => ({
      schemas,
      defaults: defaults ?? noDefaults,
      applyFix: (_problem, fix) => {
        applyFix(fix)
      },
      open: (file, place) => {
        void navigate(itemAddress({ file, place }))
      },
      moved: (file, from, to) => {
        keepScreen(itemAddress({ file, place: from }), itemAddress({ file, place: to }))
        void navigate(itemAddress({ file, place: to }), { replace: true })
      },
    }),
    [schemas, defaults, navigate, applyFix],
  )
  return <FormContext value={parts}>{children}</FormContext>
}
