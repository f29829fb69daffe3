import type { ReactNode } from 'react'
import { recipe } from './recipe.ts'

/**
 * A live region for the outcome of an action. It is there before its content, because not every screen reader reads a region that comes
 * with its text, and takes no room while it is empty.
 */
export const StatusRegion = ({ children }: { readonly children: ReactNode }) => (
  <div className={recipe('status-region')} role="status">
    {children}
  </div>
)
