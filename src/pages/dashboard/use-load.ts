/** Something that a page asks the server for: on its way, failed, or there. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure, Outcome } from '#types/failure.ts'

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: Value }

export type Load<Value> = {
  readonly is: Loaded<Value>
  /** Asks again. */
  readonly again: () => void
  /** What is known already: after a change the server need not be asked. */
  readonly put: (value: Value) => void
}

/** `key` says what is asked for: with another one it is asked again. null: not yet. */
export const useLoad = <Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Outcome<Value>>,
): Load<Value> => {
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ readonly of: string; readonly is: Loaded<Value> } | null>(null)
  const ask = useEffectEvent(load)
  const wanted = key === null ? null : `${key} ${attempt}`

  useEffect(() => {
    if (wanted === null) return undefined
    const leave = new AbortController()
    const { signal } = leave
    const run = async () => {
      // In development React mounts twice in one breath: only who is still there a moment later asks.
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
      if (wanted !== null) setKnown({ of: wanted, is: { state: 'ready', value } })
    },
  }
}

const loading = { state: 'loading' } as const
