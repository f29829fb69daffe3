import type { ReactNode, Ref } from 'react'
import { Heading } from './heading.tsx'
import { Icon, type IconName } from './icon.tsx'
import { slots } from './recipe.ts'

export type NoteStatus = 'info' | 'success' | 'warning' | 'danger'
export type NoteProps = {
  readonly status: NoteStatus
  readonly title?: string | undefined
  readonly icon?: IconName | undefined
  readonly role?: 'alert' | 'status' | undefined
  /** Only additions are announced: neither the whole note again, nor the removal of a part. */
  readonly announces?: 'additions' | undefined
  /** Renders the title as a heading of this level. */
  readonly level?: 2 | 3 | 4 | undefined
  readonly actions?: ReactNode
  readonly ref?: Ref<HTMLDivElement> | undefined
  readonly children?: ReactNode
}

const icons: Readonly<Record<NoteStatus, IconName>> = {
  info: 'info',
  success: 'tick',
  warning: 'warning',
  danger: 'warning',
}

/** A message box. Colour, icon and text carry the same meaning (WCAG 1.4.1). */
export const Note = ({ status, title, icon, role, announces, level, actions, ref, children }: NoteProps) => {
  const classOf = slots('note', { status })
  return (
    <div
      className={classOf('root')}
      role={role}
      aria-atomic={announces && false}
      aria-relevant={announces}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <span className={classOf('icon')}>
        <Icon name={icon ?? icons[status]} />
      </span>
      <div className={classOf('body')}>
        {title &&
          (level ? (
            <Heading level={level} className={classOf('title')}>
              {title}
            </Heading>
          ) : (
            <p className={classOf('title')}>{title}</p>
          ))}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions && <div className={classOf('actions')}>{actions}</div>}
      </div>
    </div>
  )
}
