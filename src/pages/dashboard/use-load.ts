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
  /** Changes the value without a request. */
  readonly put: (change: (now: Value) => Value) => void
}

/** What is known, and for which request. */
type Known<Value> = { readonly of: string; readonly is: Loaded<Value> }

/** Only if the key is still the same: a change that began before the key changed must not replace what was loaded after it. */
export const withChange = <Value>(
  known: Known<Value> | null,
  wanted: string,
  change: (now: Value) => Value,
): Known<Value> | null =>
  known?.of === wanted && known.is.state === 'ready'
    ? { of: wanted, is: { state: 'ready', value: change(known.is.value) } }
    : known

/** Loads the value when `key` changes. */
export const useLoad = <Value>(key: string, load: (signal: AbortSignal) => Promise<Outcome<Value>>): Load<Value> => {
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<Known<Value> | null>(null)
  const ask = useEffectEvent(load)
  const wanted = `${key} ${attempt}`

  useEffect(() => {
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
    put: (change) => setKnown((now) => withChange(now, wanted, change)),
  }
}

const loading = { state: 'loading' } as const
