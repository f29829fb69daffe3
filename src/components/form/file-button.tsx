import type { ChangeEvent } from 'react'
import { Icon, type IconName } from '#components/icon.tsx'
import { recipe } from '#components/recipe.ts'

export type FileButtonProps = {
  readonly id: string
  /** The words that are seen. */
  readonly label: string
  /** The whole name, where the words alone do not say what for. It begins with them. */
  readonly name?: string | undefined
  readonly icon?: IconName | undefined
  readonly variant?: 'solid' | 'outline' | 'quiet' | undefined
  readonly size?: 'dense' | undefined
  readonly accept: string
  readonly multiple?: boolean | undefined
  /** Opens the rear camera of a phone instead of its folders. */
  readonly capture?: 'environment' | undefined
  readonly disabled?: boolean | undefined
  readonly describedBy?: string | undefined
  readonly onFiles: (files: readonly File[]) => void
}

/** The platform's own file input, with the look of a button. */
export const FileButton = (props: FileButtonProps) => {
  const { id, label, name, icon, variant = 'outline', size, describedBy, onFiles, ...input } = props
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    // The same file may be chosen again after it was deleted.
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
