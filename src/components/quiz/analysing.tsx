import type { ReactNode, Ref, SVGProps } from 'react'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

export type AnalysingStage = {
  readonly id: string
  readonly text: string
  /** failed: it was its turn when something went wrong. */
  readonly state: 'waiting' | 'now' | 'done' | 'failed'
  /** A tall drawing. Left out: a straight line. */
  readonly picture?: string | undefined
}
export type AnalysingProps = {
  readonly title: string
  /** null: the children below say everything. */
  readonly lead: string | null
  /** Visible only, hidden from screen readers: it changes every second. */
  readonly countdown?: string | null
  readonly stages: readonly AnalysingStage[]
  /** Read out after a stage that is done. */
  readonly done: string
  readonly ref?: Ref<HTMLHeadingElement> | undefined
  readonly children?: ReactNode
}

const classOf = slots('analysing')

/** The waiting screen. It fills the window; there is no invented percentage. */
export const Analysing = ({ title, lead, countdown, stages, done, ref, children }: AnalysingProps) => (
  <div className={classOf('root')}>
    <h1 className={classOf('title')} ref={ref} tabIndex={-1}>
      {title}
    </h1>
    <p className={lead === null ? recipe('hidden') : classOf('lead')} role="status">
      {lead}
    </p>
    <div
      className={slots('analysing', { state: stages.find(({ state }) => state === 'failed')?.state })('art')}
      aria-hidden="true"
    >
      {stages.map((stage) => (
        <Strand key={stage.id} {...stage} />
      ))}
    </div>
    <ul className={classOf('stages')}>
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
    <p className={classOf('countdown')} aria-hidden="true">
      {countdown}
    </p>
    {children}
  </div>
)

/** A stage of the list in the drawing: dotted as far as it has not come, and broken where it failed. */
const Strand = ({ picture, state }: AnalysingStage) => {
  const of = slots('analysing', { state })
  const drawing = (className: string) =>
    picture === undefined ? (
      <Line className={className} strokeDasharray="100" />
    ) : (
      <Picture src={picture} className={className} />
    )
  return (
    <span className={of('strand')}>
      {(state === 'waiting' || state === 'now') && (
        <Line className={of('dots')} strokeDasharray="0 4" strokeWidth={5} />
      )}
      {state !== 'waiting' && drawing(of('drawn'))}
      {state === 'failed' && drawing(classOf('rest'))}
    </span>
  )
}

const Line = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 80 320" fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={6} {...props}>
    <path d="M40-8v316" pathLength={100} />
  </svg>
)
