import { Icon, type IconName } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'

export type FormStatusProps = {
  /** Without one it only reminds of something. */
  readonly status?: 'success' | 'danger' | 'info' | undefined
  readonly text?: string | undefined
}

const icons: Readonly<Record<NonNullable<FormStatusProps['status']>, IconName>> = {
  success: 'tick',
  danger: 'warning',
  info: 'info',
}

/** What came of a form, in one line beside its button. It is always there, so that a new text is read out. */
export const FormStatus = ({ status, text }: FormStatusProps) => {
  const part = slots('form', { status: status ?? 'info' })
  return (
    <p className={part('result')} role="status">
      {status && (
        <span className={part('icon')}>
          <Icon name={icons[status]} />
        </span>
      )}
      {text}
    </p>
  )
}
