import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './callout.module.css'

type Status = 'info' | 'success' | 'warning' | 'error'
const icons: Readonly<Record<Status, IconName>> = { info: 'info', success: 'check', warning: 'warning', error: 'error' }

type Props = {
  readonly status?: Status
  readonly title?: ReactNode
  readonly actions?: ReactNode
  /** Whether it is announced when it appears, for events that happen while somebody works. */
  readonly isLive?: boolean
  readonly children?: ReactNode
}

/** A message in a box. */
export const Callout = ({ actions, children, isLive = false, status = 'info', title }: Props) => (
  <div
    className={classNames(styles.callout, status !== 'info' && styles[status])}
    {...(isLive ? { role: status === 'error' ? 'alert' : 'status' } : {})}
  >
    <Icon name={icons[status]} />
    <div className={styles.body}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  </div>
)

/** A short fact beside a name: '3 uses', 'Required'. */
export const Badge = ({ children, status }: { readonly status?: Status; readonly children: ReactNode }) => (
  <span className={classNames(styles.badge, status !== undefined && styles[status])}>{children}</span>
)

type EmptyProps = { readonly title: string; readonly children?: ReactNode; readonly actions?: ReactNode }

/** Shown in place of an empty list: what could be here, with an example, and how to begin. */
export const EmptyState = ({ actions, children, title }: EmptyProps) => (
  <div className={styles.empty}>
    <strong>{title}</strong>
    {children}
    {actions}
  </div>
)
