/** Loads a value and tracks its state: loading, failed or ready. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure, Outcome } from '#types/failure.ts'

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: Value }

export type Load<Value> = {
  readonly is: Loaded<Value>
  /** Loads it again. */
  readonly again: () => void
  /** Sets the value without a request, after a change. */
  readonly put: (value: Value) => void
}

/** What is known, and for which request. */
type Known<Value> = { readonly of: string; readonly is: Loaded<Value> }

/** Only the shown value is replaced: a change that was begun before the key changed must not replace what was loaded since. */
export const withValue = <Value>(
  known: Known<Value> | null,
  wanted: string | null,
  value: Value,
): Known<Value> | null =>
  known !== null && known.of === wanted ? { of: known.of, is: { state: 'ready', value } } : known

/** Loads the value when `key` changes. null: nothing is loaded yet. */
export const useLoad = <Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Outcome<Value>>,
): Load<Value> => {
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<Known<Value> | null>(null)
  const ask = useEffectEvent(load)
  const wanted = key === null ? null : `${key} ${attempt}`

  useEffect(() => {
    if (wanted === null) return undefined
    const leave = new AbortController()
    const { signal } = leave
    const run = async () => {
      // In development Strict Mode mounts twice: skip the request of the first mount.
      await Promise.resolve()
      if (signal.aborted) return
      const outcome = await ask(signal)
      if (signal.aborted) return
      setKnown({
        of: wanted,
        is: outcome.ok ? { state: 'ready', value: outcome.value } : { state: 'failed', failure: outcome.failure },
      })
    }
    void run()
    return () => leave.abort()
  }, [wanted])

  return {
    is: known && known.of === wanted ? known.is : loading,
    again: () => setAttempt((count) => count + 1),
    put: (value) => {
      setKnown((now) => withValue(now, wanted, value))
    },
  }
}

const loading = { state: 'loading' } as const
