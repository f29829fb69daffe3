import type { ReactNode } from 'react'
import { slots } from '#components/recipe.ts'

export type SplitProps = {
  readonly heading: string
  readonly text?: string | undefined
  /** Shown below the text. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** A heading and a sentence with the content beside them. */
export const Split = ({ heading, text, more, children }: SplitProps) => {
  const classOf = slots('split', { copy: text || more ? undefined : 'heading' })
  return (
    <div className={classOf('root')}>
      <div className={classOf('copy')}>
        <h2>{heading}</h2>
        {text && <p className={classOf('text')}>{text}</p>}
        {more}
      </div>
      {children}
    </div>
  )
}
