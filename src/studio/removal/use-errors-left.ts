import { useEffect, useEffectEvent, useState } from 'react'
import type { Operation } from '#editing/operation.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import type { LeftError } from '#studio/worker/requests.ts'

/** `begun`: the dialog waits for the answer. `late`: it is open by now, and says that it waits. */
export type ErrorsLeft = readonly LeftError[] | 'begun' | 'late' | 'unknown'

/** For so long the dialog is not opened without knowing, in milliseconds. What is usually deleted without it waits longer. */
const patience = { asked: 300, quick: 2_000 }

/**
 * The errors that operations would leave. While other operations are tried, those of the last ones stay.
 *
 * @param operations null: nothing is to be tried
 * @param onNone called instead when the first answer is in time, and is that there are none
 */
export const useErrorsLeft = (operations: readonly Operation[] | null, onNone: (() => void) | null): ErrorsLeft => {
  const { compiler } = useStudio()
  const [errors, setErrors] = useState<ErrorsLeft>(operations === null ? [] : 'begun')
  const isDoneBy = useEffectEvent((answer: readonly LeftError[]) => {
    if (errors !== 'begun' || answer.length > 0 || !onNone) return false
    onNone()
    return true
  })
  const tried = JSON.stringify(operations)
  const wait = onNone ? patience.quick : patience.asked
  useEffect(() => {
    const operations = JSON.parse(tried) as readonly Operation[] | null
    if (operations === null) {
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
    compiler.ask('errorsLeft', operations).then(take, () => {
      take('unknown')
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [compiler, tried, wait])
  return errors
}
