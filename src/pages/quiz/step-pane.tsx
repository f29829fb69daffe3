import { useEffect, useState, type ReactNode } from 'react'
import { recipe, slots } from '#components/recipe.ts'
import { afterPaint } from './after-paint.ts'

export type StepPaneProps = { readonly shown: boolean; readonly children: ReactNode }

/**
 * One step. Before it is shown it is neither seen, heard nor reached, but has been laid out once at its width: to show it
 * then neither works out a style nor lays out anything in it.
 */
export const StepPane = ({ shown, children }: StepPaneProps) => {
  const [laidOut, setLaidOut] = useState(false)
  useEffect(
    () =>
      afterPaint(() => {
        setLaidOut(true)
      }),
    [],
  )
  return (
    <div className={shown ? inSight : laidOut ? made : beingMade} aria-hidden={shown ? undefined : true}>
      <div className={inner}>{children}</div>
    </div>
  )
}

const inSight = slots('step-pane')('one')
const beingMade = slots('step-pane', { hidden: 'beingMade' })('one')
const made = slots('step-pane', { hidden: 'made' })('one')
const inner = recipe('stack', { gap: 'lg' })
