import { Suspense, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { afterPaint } from '#client/browser/after-paint.ts'
import { PartFailed } from '#pages/page-failed.tsx'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

export type StepPaneProps = {
  /** The key of its screen. */
  readonly screen: string
  /** A group of questions rises a little when it is shown. */
  readonly rises?: boolean
  /** Rendered immediately. */
  readonly header: ReactNode
  readonly body: ReactNode
  /** The fallback for a body that may have to be loaded. */
  readonly loading?: ReactNode
}

/**
 * The pane of one step. A step that is rendered in advance is hidden (also from screen readers and the Tab key), but
 * has been laid out once at its real width, so that showing it needs neither style nor layout work. Panes are shown and
 * hidden by setting a class directly, see step-switch.ts. All questions of a step on one page are several screens long:
 * the first frame paints as much as a screen holds, the next one all.
 */
export const StepPane = ({ body, header, loading, rises = false, screen }: StepPaneProps) => {
  const { stepSwitch } = useQuiz()
  const pane = useRef<HTMLDivElement>(null)
  const [isShownFirst] = useState(() => stepSwitch.isAt(screen))
  const unclip = useCallback(() => {
    if (pane.current?.className === clippedClass) pane.current.className = visibleClass
  }, [])
  const show = useCallback(
    (isShown: boolean) => {
      const element = pane.current
      if (!element) return
      if (!isShown) {
        element.className = hiddenClass
        element.setAttribute('aria-hidden', 'true')
        return
      }
      element.removeAttribute('aria-hidden')
      if (rises) element.className = risingClass
      else if (element.className === hiddenClass) {
        element.className = clippedClass
        afterPaint(unclip)
      } else element.className = visibleClass
    },
    [rises, unclip],
  )
  const layOut = useCallback(() => {
    if (!pane.current || stepSwitch.isAt(screen)) return
    pane.current.className = measuredClass
    // Forces a synchronous layout. Waiting for a frame instead would make the content reachable for that frame.
    pane.current.getBoundingClientRect()
    pane.current.className = hiddenClass
  }, [screen, stepSwitch])
  useLayoutEffect(() => {
    layOut()
    return stepSwitch.addPane(screen, show)
  }, [screen, layOut, show, stepSwitch])
  return (
    <div
      ref={pane}
      className={isShownFirst ? visibleClass : measuredClass}
      aria-hidden={isShownFirst ? undefined : true}
    >
      <div className={inner}>
        {header}
        {loading ? (
          <ErrorBoundary fallback={<PartFailed />}>
            <Suspense fallback={loading}>
              {body}
              <OnMounted onMounted={layOut} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          body
        )}
      </div>
    </div>
  )
}

/** Calls `onMounted` when its siblings have been mounted, also after a lazy load. */
const OnMounted = ({ onMounted }: { readonly onMounted: () => void }) => {
  useLayoutEffect(onMounted, [onMounted])
  return null
}

const visibleClass = slots('step-pane')('one')
const clippedClass = slots('step-pane', { enters: 'clipped' })('one')
const risingClass = slots('step-pane', { enters: 'rising' })('one')
const measuredClass = slots('step-pane', { hidden: 'beingMade' })('one')
const hiddenClass = slots('step-pane', { hidden: 'made' })('one')
const inner = recipe('stack', { gap: 'lg' })
