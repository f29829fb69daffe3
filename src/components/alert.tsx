import type { ReactNode, Ref } from 'react'
import { Note } from './note.tsx'

export type AlertProps = {
  readonly status: 'success' | 'danger' | 'warning' | 'info'
  readonly title: string
  readonly actions?: ReactNode
  readonly ref?: Ref<HTMLDivElement> | undefined
  readonly children?: ReactNode
}

/**
 * The outcome of an action. Problems interrupt a screen reader (role `alert`); success and information wait for a
 * pause.
 */
export const Alert = ({ status, ...rest }: AlertProps) => (
  <Note {...rest} status={status} role={status === 'danger' || status === 'warning' ? 'alert' : 'status'} />
)
