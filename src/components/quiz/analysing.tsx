import type { ReactNode, Ref } from 'react'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

export type AnalysingStage = {
  readonly id: string
  readonly text: string
  readonly state: 'waiting' | 'now' | 'done'
}
export type AnalysingProps = {
  readonly title: string
  /** null: the children below say everything. */
  readonly lead: string | null
  /** Visible only, hidden from screen readers: it changes every second. */
  readonly countdown?: string | null
  /** A line drawing, which is drawn while the screen is shown. null: none. */
  readonly art: string | null
  readonly stages: readonly AnalysingStage[]
  /** Read out after a stage that is done. */
  readonly done: string
  readonly ref?: Ref<HTMLHeadingElement> | undefined
  readonly children?: ReactNode
}

const part = slots('analysing')

/** The waiting screen. It fills the window; there is no invented percentage. */
export const Analysing = ({ title, lead, countdown, art, stages, done, ref, children }: AnalysingProps) => (
  <div className={part('root')}>
    <h1 className={part('title')} ref={ref} tabIndex={-1}>
      {title}
    </h1>
    <p className={lead === null ? recipe('hidden') : part('lead')} role="status">
      {lead}
    </p>
    {art !== null && <Picture src={art} className={part('art')} />}
    <ul className={part('stages')}>
      {stages.map(({ id, text, state }) => (
        <li key={id} className={slots('analysing', { state })('stage')}>
          <span className={slots('analysing', { state })('sign')}>{state === 'done' && <Icon name="tick" />}</span>
          <span>
            {text}
            {state === 'done' && <span className={recipe('hidden')}>{`, ${done}`}</span>}
          </span>
        </li>
      ))}
    </ul>
    <p className={part('countdown')} aria-hidden="true">
      {countdown}
    </p>
    {children}
  </div>
)
