import { useEffect, useEffectEvent, useState } from 'react'
import type { Act } from '#editing/operation.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import type { LeftError } from '#studio/worker/requests.ts'

/** `begun`: the dialog is not open yet, because it waits for the answer. `late`: it has opened, and says that it is waiting. */
export type ErrorsLeft = readonly LeftError[] | 'begun' | 'late' | 'unknown'

/** How long to wait for the answer before the dialog opens. Deletions that usually need no dialog wait longer. */
const waitMs = { asked: 300, quick: 2_000 }

/**
 * The errors that there would be with these acts in effect. While new acts are tried, the errors of the previous ones stay.
 *
 * @param acts null: there is nothing to try
 * @param onNone called if the first answer comes in time and there are no errors, so that no dialog is needed
 */
export const useErrorsLeft = (acts: readonly Act[] | null, onNone: (() => void) | null): ErrorsLeft => {
  const { compiler } = useStudio()
  const [errors, setErrors] = useState<ErrorsLeft>(acts === null ? [] : 'begun')
  const isDoneBy = useEffectEvent((answer: readonly LeftError[]) => {
    if (errors !== 'begun' || answer.length > 0 || !onNone) return false
    onNone()
    return true
  })
  const tried = JSON.stringify(acts)
  const wait = onNone ? waitMs.quick : waitMs.asked
  useEffect(() => {
    const acts = JSON.parse(tried) as readonly Act[] | null
    if (acts === null) {
      setErrors([])
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      setErrors('late')
    }, wait)
    const take = (answer: readonly LeftError[] | 'unknown') => {
      clearTimeout(timer)
      if (!isCurrent || (answer !== 'unknown' && isDoneBy(answer))) return
      setErrors(answer)
    }
    compiler.ask('errorsLeft', acts).then(take, () => {
      take('unknown')
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [compiler, tried, wait])
  return errors
}
