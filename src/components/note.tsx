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
  /** Of a change, only what is added is announced: not the whole again, and nothing when a part goes. */
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
  const part = slots('note', { status })
  return (
    <div
      className={part('root')}
      role={role}
      aria-atomic={announces && false}
      aria-relevant={announces}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <span className={part('icon')}>
        <Icon name={icon ?? icons[status]} />
      </span>
      <div className={part('body')}>
        {title &&
          (level ? (
            <Heading level={level} className={part('title')}>
              {title}
            </Heading>
          ) : (
            <p className={part('title')}>{title}</p>
          ))}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions && <div className={part('actions')}>{actions}</div>}
      </div>
    </div>
  )
}
