import type { ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { recipe, slots } from './recipe.ts'

export type AnalysingStage = {
  readonly id: string
  readonly text: string
  readonly state: 'waiting' | 'now' | 'done'
}
export type AnalysingProps = {
  readonly title: string
  readonly lead: string
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
export const Analysing = ({ title, lead, art, stages, done, ref, children }: AnalysingProps) => (
  <div className={part('root')}>
    <Picture src={art} className={part('art')} />
    <h1 className={part('title')} ref={ref} tabIndex={-1}>
      {title}
    </h1>
    <p className={part('lead')} role="status">
      {lead}
    </p>
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
