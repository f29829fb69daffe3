import { useEffect, useState } from 'react'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import { LoadFailed, Loading } from './loading/loading.tsx'
import { loadStudio } from './loading/load-studio.ts'
import { startStudio, type RunningStudio } from './loading/start-studio.ts'
import { ScreenFailed } from './loading/screen-failed.tsx'
import { StudioScreens } from './studio-screens.tsx'

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'open'; readonly studio: RunningStudio }

/** Loads the content folder and a draft, then shows the studio. */
export const StudioApp = () => {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let opened: RunningStudio | null = null
    let isGone = false
    void loadStudio().then((loaded) => {
      if (isGone) return
      if (!loaded.ok) {
        setState({ kind: 'failed', message: loaded.message })
        return
      }
      opened = startStudio(loaded.value)
      setState({ kind: 'open', studio: opened })
    })
    return () => {
      isGone = true
      opened?.close()
    }
  }, [tries])
  return (
    <StudioRoot>
      {state.kind === 'loading' && <Loading />}
      {state.kind === 'failed' && (
        <LoadFailed
          message={state.message}
          onRetry={() => {
            setState({ kind: 'loading' })
            setTries(tries + 1)
          }}
        />
      )}
      {state.kind === 'open' && (
        <ErrorBoundary fallback={<ScreenFailed isWhole />}>
          <StudioScreens {...state.studio} />
        </ErrorBoundary>
      )}
    </StudioRoot>
  )
}
