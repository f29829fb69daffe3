import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { scoreScales } from '#content/model/score-scales.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { keepScreen } from '#studio/app/screen-key.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useDefaults } from '#studio/defaults/use-defaults.ts'
import { useFix } from '#studio/problems/use-fix.ts'
import { FormContext, type FormContextValue } from './form-context.ts'

/** Provides the forms inside with what they need from the studio. */
export const StudioForm = ({ children }: { readonly children: ReactNode }) => {
  const { compiler, schemas } = useStudio()
  const navigate = useNavigate()
  const applyFix = useFix()
  const defaults = useDefaults()
  const parts = useMemo(
    (): FormContextValue => ({
      schemas,
      defaults,
      applyFix,
      rangeOfScore: (id) => {
        const content = compiler.feed.content()
        return (content && scoreScales(content).get(id)?.range) ?? null
      },
      open: (file, place) => {
        void navigate(itemAddress({ file, place }))
      },
      moved: (file, from, to) => {
        keepScreen(itemAddress({ file, place: from }), itemAddress({ file, place: to }))
        void navigate(itemAddress({ file, place: to }), { replace: true })
      },
    }),
    [schemas, defaults, navigate, applyFix, compiler],
  )
  return <FormContext value={parts}>{children}</FormContext>
}
