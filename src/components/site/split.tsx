import type { ReactNode } from 'react'
import { slots } from '#components/recipe.ts'

export type SplitProps = {
  readonly heading: string
  readonly text?: string | undefined
  /** Shown below the text. */
  readonly more?: ReactNode
  /** In the middle of the height, where what stands beside it is tall. */
  readonly copy?: 'middle'
  readonly children: ReactNode
}

/** A heading and a sentence with the content beside them. */
export const Split = ({ heading, text, more, copy, children }: SplitProps) => {
  const part = slots('split', { copy })
  return (
    <div className={part('root')}>
      <div className={part('copy')}>
        <h2>{heading}</h2>
        {text && <p className={part('text')}>{text}</p>}
        {more}
      </div>
      {children}
    </div>
  )
}
