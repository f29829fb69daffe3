import type { ReactNode, Ref } from 'react'
import { Fringe } from './fringe.tsx'
import { slots } from '#components/recipe.ts'

export type GreetingProps = {
  readonly title: string
  /** Below the title, above the lead. */
  readonly summary?: ReactNode
  readonly lead?: string | undefined
  readonly art?: string | undefined
  /** It follows a screen that was filled with its colour. */
  readonly arrives?: boolean
  readonly ref?: Ref<HTMLHeadingElement> | undefined
  readonly children?: ReactNode
}

/** The h1 of a result, on the coloured background. */
export const Greeting = ({ title, summary, lead, art, arrives = false, ref, children }: GreetingProps) => {
  const part = slots('greeting', {
    fringe: art ? 'yes' : undefined,
    arrives: arrives ? 'yes' : undefined,
    summary: summary ? 'yes' : undefined,
  })
  return (
    <div className={part('root')}>
      {art && <Fringe art={art} className={part('fringe')} times={3} />}
      <div className={part('body')}>
        <h1 className={part('title')} ref={ref} tabIndex={-1}>
          {title}
        </h1>
        {summary}
        {lead && <p className={part('lead')}>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
