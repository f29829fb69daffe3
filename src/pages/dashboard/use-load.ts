/** Loads a value and tracks its state: loading, failed or ready. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure, Outcome } from '#types/failure.ts'

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: Value }

export type Load<Value> = {
  readonly result: Loaded<Value>
  /** Loads it again. */
  readonly reload: () => void
  /** Changes the value without a request. */
  readonly update: (change: (now: Value) => Value) => void
}

/** What is known, and for which request. */
type Known<Value> = { readonly key: string; readonly result: Loaded<Value> }

/** Only if the key is still the same: a change that began before the key changed must not replace what was loaded after it. */
export const withChange = <Value>(
  known: Known<Value> | null,
  wanted: string,
  change: (now: Value) => Value,
): Known<Value> | null =>
  known?.key === wanted && known.result.state === 'ready'
    ? { key: wanted, result: { state: 'ready', value: change(known.result.value) } }
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
        key: wanted,
        result: outcome.ok ? { state: 'ready', value: outcome.value } : { state: 'failed', failure: outcome.failure },
      })
    }
    void run()
    return () => leave.abort()
  }, [wanted])

  return {
    result: known && known.key === wanted ? known.result : loading,
    reload: () => setAttempt((count) => count + 1),
    update: (change) => setKnown((now) => withChange(now, wanted, change)),
  }
}

const loading = { state: 'loading' } as const
