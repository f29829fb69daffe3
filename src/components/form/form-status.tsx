import { Icon, type IconName } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'

export type FormStatusProps = {
  /** Without a status: a reminder, such as that there are unsaved changes. */
  readonly status?: 'success' | 'danger' | 'info' | undefined
  readonly text?: string | undefined
}

const icons: Readonly<Record<NonNullable<FormStatusProps['status']>, IconName>> = {
  success: 'tick',
  danger: 'warning',
  info: 'info',
}

/**
 * The outcome of a form in one line beside its button. It is always mounted, so that screen readers announce a new
 * text.
 */
export const FormStatus = ({ status, text }: FormStatusProps) => {
  const classOf = slots('form', { status: status ?? 'info' })
  return (
    <p className={classOf('result')} role="status">
      {status && (
        <span className={classOf('icon')}>
          <Icon name={icons[status]} />
        </span>
      )}
      {text}
    </p>
  )
}
