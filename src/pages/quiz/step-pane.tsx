import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { recipe, slots } from '#components/recipe.ts'

export type StepPaneProps = { readonly shown: boolean; readonly children: ReactNode }

/**
 * One step. Before it is shown it is neither seen, heard nor reached, but has been laid out once at its width: to show it
 * then neither works out a style nor lays out anything in it.
 */
export const StepPane = ({ shown, children }: StepPaneProps) => {
  const pane = useRef<HTMLDivElement>(null)
  const [laidOut, setLaidOut] = useState(shown)
  useLayoutEffect(() => {
    // To ask for its size lays it out, here and now: in a frame of its own somebody could reach what is in it.
    pane.current?.getBoundingClientRect()
    setLaidOut(true)
  }, [])
  return (
    <div ref={pane} className={shown ? inSight : laidOut ? made : beingMade} aria-hidden={shown ? undefined : true}>
      <div className={inner}>{children}</div>
    </div>
  )
}

const inSight = slots('step-pane')('one')
const beingMade = slots('step-pane', { hidden: 'beingMade' })('one')
const made = slots('step-pane', { hidden: 'made' })('one')
const inner = recipe('stack', { gap: 'lg' })
