import type { ChangeEvent } from 'react'
import { Icon, type IconName } from '#components/icon.tsx'
import { recipe } from '#components/recipe.ts'

export type FileButtonProps = {
  readonly id: string
  /** The visible label. */
  readonly label: string
  /** A longer accessible name, for a label that is not unique. It starts with the label (WCAG 2.5.3). */
  readonly name?: string | undefined
  readonly icon?: IconName | undefined
  readonly variant?: 'solid' | 'outline' | 'quiet' | undefined
  readonly size?: 'dense' | undefined
  readonly accept: string
  readonly multiple?: boolean | undefined
  /** On a phone: opens the rear camera instead of the file picker. */
  readonly capture?: 'environment' | undefined
  readonly describedBy?: string | undefined
  readonly onFiles: (files: readonly File[]) => void
}

/** The native file input, styled as a button. */
export const FileButton = (props: FileButtonProps) => {
  const { id, label, name, icon, variant = 'outline', size, describedBy, onFiles, ...input } = props
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    // Otherwise choosing the same file again, after it was deleted, would not fire a change event.
    event.currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <span className={recipe('file-button')}>
      <input
        {...input}
        className={recipe('hidden')}
        id={id}
        type="file"
        aria-label={name}
        aria-describedby={describedBy}
        onChange={choose}
      />
      <label className={recipe('button', { variant, size })} htmlFor={id}>
        {icon && <Icon name={icon} />}
        {label}
      </label>
    </span>
  )
}
