import type { ReactNode } from 'react'
import { recipe } from './recipe.ts'

export type FoldProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
}

/** Details below a line that opens them. Paper has them in any case. */
export const Fold = ({ summary, children }: FoldProps) => (
  <details className={recipe('fold')}>
    <summary className={recipe('disclosure')}>{summary}</summary>
    {children}
  </details>
)
