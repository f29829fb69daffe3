import type { ReactNode } from 'react'
import { slots } from '#components/recipe.ts'

const part = slots('split')

export type SplitProps = {
  readonly heading: string
  readonly text?: string | undefined
  /** Shown below the text. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** A heading and a sentence with the content beside them. */
export const Split = ({ heading, text, more, children }: SplitProps) => (
  <div className={part('root')}>
    <div className={part('copy')}>
      <h2>{heading}</h2>
      {text && <p className={part('text')}>{text}</p>}
      {more}
    </div>
    {children}
  </div>
)
