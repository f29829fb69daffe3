import { keyboardSelection } from '#components/quiz/keyboard-selection.ts'
import type { Control } from './field.tsx'
import { Icon } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'

const classOf = slots('stars')

export type StarRatingProps = Control<HTMLInputElement> & {
  /** The legend of the group. */
  readonly label: string
  /** The number of stars. */
  readonly total: number
  /** null: no star has been chosen yet. */
  readonly value: number | null
  /** '3 of 5 stars' */
  readonly labelFor: (count: number) => string
}

/** A star rating made of radio buttons, so that keyboards, screen readers and forms support it without further code. */
export const StarRating = ({ id, label, total, value, labelFor, error, announced, ...control }: StarRatingProps) => (
  <fieldset className={classOf('root')} role="radiogroup" aria-invalid={error ? true : undefined}>
    <legend className={classOf('label')}>{label}</legend>
    {error && (
      <p className={classOf('error')} id={`${id}-error`} role={announced ? 'alert' : undefined}>
        <Icon name="warning" />
        <span>{error}</span>
      </p>
    )}
    <div className={classOf('list')} {...keyboardSelection}>
      {Array.from({ length: total }, (_, at) => at + 1).map((count) => (
        <label key={count} className={slots('stars', { state: count <= (value ?? 0) ? 'on' : undefined })('star')}>
          <input
            {...control}
            // The error summary links to this id.
            id={count === 1 ? id : undefined}
            type="radio"
            value={count}
            defaultChecked={count === value}
            aria-label={labelFor(count)}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <Icon name="star" />
        </label>
      ))}
    </div>
    <p className={classOf('status')} aria-hidden="true">
      {value !== null && labelFor(value)}
    </p>
  </fieldset>
)
