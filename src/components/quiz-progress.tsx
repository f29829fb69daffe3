import type { ReactNode } from 'react'
import { slots } from './recipe.ts'

const part = slots('progress')

export type QuizProgressProps = {
  readonly label: string
  /** 'n of 51 answered': never a percentage alone. */
  readonly text: string
  readonly percent: number
  /** What stands beside the text: whether the answers are kept. */
  readonly children?: ReactNode
}

/** How much is answered: quiet, it does not speak at each answer. */
export const QuizProgress = ({ label, text, percent, children }: QuizProgressProps) => (
  <div className={part('root')}>
    <div
      className={part('bar')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <svg aria-hidden="true">
        <rect width={`${percent}%`} height="100%" rx="4" />
      </svg>
    </div>
    <p className={part('text')}>
      <span>{text}</span>
      {children}
    </p>
  </div>
)
