import type { ReactNode, Ref } from 'react'
import { Picture } from './picture.tsx'
import { slots } from './recipe.ts'

const classOf = slots('page-heading')
const beside = slots('group-heading')

export type PageHeadingProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly id?: string | undefined
  /** A small drawing: a path below content/media. */
  readonly picture?: string | undefined
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

/** The h1 of a step or page. It gets the focus on navigation. */
export const PageHeading = ({ title, lead, id, picture, ref }: PageHeadingProps) => {
  const words = (
    <div className={classOf('root')}>
      <h1 className={classOf('title')} id={id} ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={classOf('lead')}>{lead}</p>}
    </div>
  )
  if (picture === undefined) return words
  return (
    <div className={beside('root')}>
      <div className={beside('words')}>{words}</div>
      <Picture src={picture} className={beside('picture')} />
    </div>
  )
}
