import { Suspense, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { recipe, slots } from '#components/recipe.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

export type StepPaneProps = {
  /** Its place in quiz.steps. */
  readonly index: number
  /** What is there at once. */
  readonly header: ReactNode
  readonly body: ReactNode
  /** What stands in the place of a body that may have to be loaded. */
  readonly loading?: ReactNode
}

/**
 * One step. Before it is shown it is neither seen, heard nor reached, but has been laid out once at its width: to show it
 * then neither works out a style nor lays out anything in it. It comes into sight past React, see step-switch.ts.
 */
export const StepPane = ({ body, header, index, loading }: StepPaneProps) => {
  const { stepSwitch } = useQuiz()
  const pane = useRef<HTMLDivElement>(null)
  const [isSeenFirst] = useState(() => stepSwitch.isAt(index))
  const see = useCallback((seen: boolean) => {
    if (!pane.current) return
    pane.current.className = seen ? visibleClass : hiddenClass
    if (seen) pane.current.removeAttribute('aria-hidden')
    else pane.current.setAttribute('aria-hidden', 'true')
  }, [])
  const layOut = useCallback(() => {
    if (!pane.current || stepSwitch.isAt(index)) return
    pane.current.className = measuredClass
    // To ask for its size lays it out, here and now: in a frame of its own somebody could reach what is in it.
    pane.current.getBoundingClientRect()
    pane.current.className = hiddenClass
  }, [index, stepSwitch])
  useLayoutEffect(() => {
    layOut()
    return stepSwitch.place(index, see)
  }, [index, layOut, see, stepSwitch])
  return (
    <div ref={pane} className={isSeenFirst ? visibleClass : measuredClass} aria-hidden={isSeenFirst ? undefined : true}>
      <div className={inner}>
        {header}
        {loading ? (
          <Suspense fallback={loading}>
            {body}
            <OnMounted tell={layOut} />
          </Suspense>
        ) : (
          body
        )}
      </div>
    </div>
  )
}

/** Tells when what stands before it is in the page, also when that had to be loaded. */
const OnMounted = ({ tell }: { readonly tell: () => void }) => {
  useLayoutEffect(tell, [tell])
  return null
}

const visibleClass = slots('step-pane')('one')
const measuredClass = slots('step-pane', { hidden: 'beingMade' })('one')
const hiddenClass = slots('step-pane', { hidden: 'made' })('one')
const inner = recipe('stack', { gap: 'lg' })
