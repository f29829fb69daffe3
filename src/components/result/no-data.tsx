/** Placeholders before the first result: the outlines of what will be here. They contain no values and nothing that can be pressed. */
import type { ReactNode } from 'react'
import { Card, tintAt } from '#components/card.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('no-data')
const traits = slots('traits')

export type NoDataCardProps = {
  readonly heading: string
  readonly text?: string | undefined
  readonly actions?: ReactNode
  readonly picture?: string | undefined
  readonly children: ReactNode
}

export const NoDataCard = ({ heading, text, actions, children, picture }: NoDataCardProps) => (
  <Card>
    <div className={classOf('root')}>
      <div className={classOf('head')}>
        <div className={recipe('stack', { gap: 'sm' })}>
          <h2>{heading}</h2>
          {text && <p className={recipe('text', { tone: 'muted' })}>{text}</p>}
          {actions && <div>{actions}</div>}
        </div>
        {picture && <Pane picture={picture} position={0} />}
      </div>
      {children}
    </div>
  </Card>
)

type Names = { readonly names: readonly string[] }

/** Names of what will be a number each. */
export const NoScores = ({ names }: Names) => (
  <ul className={classOf('list')}>
    {names.map((name) => (
      <li key={name} className={classOf('name')}>
        {name}
        <span className={classOf('place')} />
      </li>
    ))}
  </ul>
)

type Place = { readonly title: string; readonly picture: string | null }

/** Names of what will be words, each below a place for its drawing. */
export const NoTiles = ({
  places,
  size,
}: {
  readonly places: readonly Place[]
  readonly size?: 'large' | undefined
}) => (
  <ul className={classOf('tiles')}>
    {places.map(({ picture, title }, position) => (
      <li key={title} className={slots('no-data', { size })('tile')}>
        <Pane picture={picture} position={position} />
        {title}
      </li>
    ))}
  </ul>
)

type NoReportProps = {
  /** A drawing of the kind that a report has. Without one its place is empty. */
  readonly picture: string | undefined
  /** Names of what is at the top of a report. */
  readonly head: readonly string[]
  readonly scores: readonly string[]
}

/** One report of a list, with the names of what will be in it: the drawing, what is beside it, and the scores below. */
export const NoReport = ({ head, picture, scores }: NoReportProps) => (
  <div className={classOf('report')}>
    <span className={classOf('thumb')} aria-hidden="true">
      {picture !== undefined && <Picture src={picture} className={traits('picture')} />}
    </span>
    <NoScores names={head} />
    {scores.length > 0 && <NoScores names={scores} />}
  </div>
)

/** In the greeting, where a result has its drawing. */
export const NoPicture = ({ picture }: { readonly picture: string }) => (
  <span className={classOf('greeting')} aria-hidden="true">
    <Picture src={picture} className={traits('picture')} />
  </span>
)

const Pane = ({ picture, position }: { readonly picture: string | null; readonly position: number }) => (
  <span className={slots('traits', { tint: tintAt(position) })('pane')} aria-hidden="true">
    {picture !== null && <Picture src={picture} className={traits('picture')} />}
  </span>
)
