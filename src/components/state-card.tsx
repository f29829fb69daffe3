import type { ReactNode, Ref } from 'react'
import { Heading } from './heading.tsx'
import { Picture } from './picture.tsx'
import { slots } from './recipe.ts'

export type StateCardProps = {
  readonly art: string
  readonly heading: string
  readonly text?: string | undefined
  readonly actions?: ReactNode
  /** For content of more than one sentence. */
  readonly children?: ReactNode
  readonly level?: 1 | 2 | 3
  /** For instructions, which are read and not glanced at: a smaller drawing. */
  readonly size?: 'small' | 'medium'
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** Nothing here yet: says what will be here and how to get it. */
export const EmptyState = (props: StateCardProps) => <StateCard {...props} />

/** Something failed: says what, what is safe, and what to do. */
export const FailedState = (props: StateCardProps) => <StateCard {...props} role="alert" />

const StateCard = ({
  art,
  heading,
  text,
  actions,
  level = 2,
  size = 'medium',
  headingRef,
  children,
  role,
}: StateCardProps & { readonly role?: 'alert' }) => {
  const classOf = slots('state-card', { size })
  return (
    <div className={classOf('root')} role={role}>
      <Picture src={art} className={classOf('art')} />
      <Heading level={level} className={classOf('title')} ref={headingRef}>
        {heading}
      </Heading>
      {text && <p className={classOf('text')}>{text}</p>}
      {children && <div className={classOf('text')}>{children}</div>}
      {actions && <div className={classOf('actions')}>{actions}</div>}
    </div>
  )
}
