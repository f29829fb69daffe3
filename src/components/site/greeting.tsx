import type { ReactNode, Ref } from 'react'
import { Fringe } from './fringe.tsx'
import { slots } from '#components/recipe.ts'

export type GreetingProps = {
  readonly title: string
  /** Below the title, above the lead. */
  readonly summary?: ReactNode
  readonly lead?: string | undefined
  readonly art?: string | undefined
  /** It replaces a screen that was filled with its colour. */
  readonly arrives?: boolean
  readonly ref?: Ref<HTMLHeadingElement> | undefined
  readonly children?: ReactNode
}

/** The h1 of a result, on the coloured background. */
export const Greeting = ({ title, summary, lead, art, arrives = false, ref, children }: GreetingProps) => {
  const classOf = slots('greeting', {
    fringe: art ? 'yes' : undefined,
    arrives: arrives ? 'yes' : undefined,
    summary: summary ? 'yes' : undefined,
  })
  return (
    <div className={classOf('root')}>
      {art && <Fringe art={art} className={classOf('fringe')} times={3} />}
      <div className={classOf('body')}>
        <h1 className={classOf('title')} ref={ref} tabIndex={-1}>
          {title}
        </h1>
        {summary}
        {lead && <p className={classOf('lead')}>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
