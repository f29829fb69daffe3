import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { slots } from '#components/recipe.ts'

const classOf = slots('progress')

export type Progress = {
  /** '12 of 51 answered': never a percentage alone. */
  readonly text: string
  /** A shorter text for narrow screens. */
  readonly short: string
  readonly percent: number
}
export type QuizProgressProps = {
  readonly label: string
  /** Calls `show` immediately and at every change. Returns a function that unsubscribes. */
  readonly subscribe: (show: (progress: Progress) => void) => () => void
  /** Shown beside the text: the save status. */
  readonly children?: ReactNode
}

/**
 * The progress bar. It is not a live region, so that screen readers do not announce it at each answer. Updates are
 * written to the DOM directly. As a prop that React renders, they and the save status took an eighth more script time for the whole
 * quiz, and delayed a Next that follows an answer (docs/measurements.md).
 */
export const QuizProgress = ({ label, subscribe, children }: QuizProgressProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const fill = useRef<HTMLDivElement>(null)
  const longText = useRef<HTMLSpanElement>(null)
  const shortText = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () =>
      subscribe(({ percent, short, text }) => {
        if (!bar.current || !fill.current || !longText.current || !shortText.current) return
        bar.current.setAttribute('aria-valuenow', String(percent))
        bar.current.setAttribute('aria-valuetext', text)
        fill.current.style.width = `${percent}%`
        longText.current.textContent = text
        shortText.current.textContent = short
      }),
    [subscribe],
  )
  return (
    <div className={classOf('root')}>
      <div
        ref={bar}
        className={classOf('bar')}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
      >
        <div ref={fill} className={classOf('fill')} />
      </div>
      <p className={classOf('text')}>
        <span ref={longText} className={classOf('long')} />
        <span ref={shortText} className={classOf('short')} />
        {children}
      </p>
    </div>
  )
}
