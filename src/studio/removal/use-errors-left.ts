import { useEffect, useEffectEvent, useState } from 'react'
import type { Act } from '#editing/operation.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import type { LeftError } from '#studio/worker/requests.ts'

/** `begun`: the dialog waits for the answer. `late`: it is open by now, and says that it waits. */
export type ErrorsLeft = readonly LeftError[] | 'begun' | 'late' | 'unknown'

/** For so long the dialog is not opened without knowing, in milliseconds. What is usually deleted without it waits longer. */
const patience = { asked: 300, quick: 2_000 }

/**
 * The errors that there would be with these acts in effect. While others are tried, those of the last ones stay.
 *
 * @param acts null: nothing is to be tried
 * @param onNone called instead when the first answer is in time, and is that there are none
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
  const wait = onNone ? patience.quick : patience.asked
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
