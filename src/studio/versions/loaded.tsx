import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'

export type Loading<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'loaded'; readonly value: Value }

/** Loads what `key` identifies when it is first shown, and again when `retry` is called. */
export const useLoading = <Value,>(load: () => Promise<Value>, key: string) => {
  const [loading, setLoading] = useState<Loading<Value>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    let isCurrent = true
    setLoading({ state: 'loading' })
    loadNow()
      .then((value) => {
        if (isCurrent) setLoading({ state: 'loaded', value })
      })
      .catch((error: unknown) => {
        if (isCurrent) setLoading({ state: 'failed', message: error instanceof Error ? error.message : String(error) })
      })
    return () => {
      isCurrent = false
    }
  }, [key, attempt])
  return {
    loading,
    retry: () => {
      setAttempt(attempt + 1)
    },
  }
}

type Props<Value> = {
  readonly loading: Loading<Value>
  readonly what: string
  readonly onRetry: () => void
  readonly children: (value: Value) => ReactNode
}

/** Renders the loaded value, or says that it is loading or could not be loaded. */
export const Loaded = <Value,>({ children, loading, onRetry, what }: Props<Value>) => {
  switch (loading.state) {
    case 'loading':
      return <p role="status">Loading {what}…</p>
    case 'failed':
      return (
        <Callout
          isLive
          status="error"
          title={`We could not load ${what}`}
          actions={<Button onClick={onRetry}>Try again</Button>}
        >
          {loading.message}
        </Callout>
      )
    case 'loaded':
      return children(loading.value)
  }
}
