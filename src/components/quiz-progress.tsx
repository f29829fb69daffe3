import { slots } from './recipe.ts'

const part = slots('progress')
// Both words are there from the start, and one is seen: to change them at each answer cost a layout of the page.
const looks: Readonly<Record<Kept, string>> = {
  nothing: part('kept'),
  saving: slots('progress', { kept: 'saving' })('kept'),
  saved: slots('progress', { kept: 'saved' })('kept'),
}

type Kept = 'nothing' | 'saving' | 'saved'

export type QuizProgressProps = {
  readonly label: string
  /** 'n of 51 answered': never a percentage alone. */
  readonly text: string
  readonly percent: number
  /** 'Saved on this device', and what stands in its place while that is not so yet. */
  readonly kept?: { readonly state: Kept; readonly saving: string; readonly saved: string } | undefined
}

/** How much is answered: quiet, it does not speak at each answer. */
export const QuizProgress = ({ label, text, percent, kept }: QuizProgressProps) => (
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
      {kept && (
        <span className={looks[kept.state]}>
          <span>{kept.saving}</span>
          <span>{kept.saved}</span>
        </span>
      )}
    </p>
  </div>
)
