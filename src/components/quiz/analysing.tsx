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
  /** null: what stands below says all. */
  readonly lead: string | null
  /** Beside the lead, for the eye alone: it changes every second. */
  readonly countdown?: string | null
  /** A picture of one line, which is drawn while we wait. */
  readonly art: string
  readonly stages: readonly AnalysingStage[]
  /** Said after a stage that is done. */
  readonly done: string
  readonly ref?: Ref<HTMLHeadingElement> | undefined
  readonly children?: ReactNode
}

const part = slots('analysing')

/** The wait: what is ticked is really done, and nothing is counted that is not known. */
export const Analysing = ({ title, lead, countdown, art, stages, done, ref, children }: AnalysingProps) => (
  <div className={part('root')}>
    <Picture src={art} className={part('art')} />
    <h1 className={part('title')} ref={ref} tabIndex={-1}>
      {title}
    </h1>
    <p className={lead === null ? recipe('hidden') : part('lead')} role="status">
      {lead}
    </p>
    {countdown && <p aria-hidden="true">{countdown}</p>}
    <ul className={part('stages')}>
      {stages.map(({ id, text, state }) => (
        <li key={id} className={slots('analysing', { state })('stage')}>
          {state !== 'waiting' && <Icon name={state === 'done' ? 'tick' : 'timer'} />}
          <span>
            {text}
            {state === 'done' && <span className={recipe('hidden')}>{`, ${done}`}</span>}
          </span>
        </li>
      ))}
    </ul>
    {children}
  </div>
)
