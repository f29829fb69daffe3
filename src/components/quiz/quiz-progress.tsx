import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { slots } from '#components/recipe.ts'

const part = slots('progress')

export type Progress = {
  /** 'n of 51 answered': never a percentage alone. */
  readonly text: string
  /** The same where there is little room. */
  readonly short: string
  readonly percent: number
}
export type QuizProgressProps = {
  readonly label: string
  /** Calls `show` now and at every change. Returns the way to stop. */
  readonly subscribe: (show: (progress: Progress) => void) => () => void
  /** What stands beside the text: whether the answers are kept. */
  readonly children?: ReactNode
}

/**
 * How much is answered: quiet, it does not speak at each answer. It changes with each of them, past React, so that an
 * answer draws only its question again.
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
    <div className={part('root')}>
      <div
        ref={bar}
        className={part('bar')}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
      >
        <div ref={fill} className={part('fill')} />
      </div>
      <p className={part('text')}>
        <span ref={longText} className={part('long')} />
        <span ref={shortText} className={part('short')} />
        {children}
      </p>
    </div>
  )
}
