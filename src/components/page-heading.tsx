import type { ReactNode, Ref } from 'react'
import { slots } from './recipe.ts'

const part = slots('page-heading')

export type PageHeadingProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

/** The h1 of a step or page. It gets the focus on navigation. */
export const PageHeading = ({ title, lead, id, ref }: PageHeadingProps) => (
  <div className={part('root')}>
    <h1 className={part('title')} id={id} ref={ref} tabIndex={-1}>
      {title}
    </h1>
    {lead && <p className={part('lead')}>{lead}</p>}
  </div>
)
