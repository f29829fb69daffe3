import { useEffect, useEffectEvent, useState, type ChangeEvent, type DragEvent } from 'react'
import { Icon } from './icon.tsx'
import { recipe, slots } from './recipe.ts'

export type UploadAreaProps = {
  readonly id: string
  /** The words of the button. */
  readonly label: string
  readonly hint?: string | undefined
  /** Shown while something is dragged over it. */
  readonly dropHere: string
  readonly paste?: string | undefined
  readonly accept: string
  readonly multiple?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onFiles: (files: readonly File[]) => void
}

/** Files from this device: chosen, dropped or pasted. The button is the platform's own file input. */
export const UploadArea = (props: UploadAreaProps) => {
  const { id, label, hint, dropHere, paste, accept, multiple, disabled = false, onFiles } = props
  const [over, setOver] = useState(false)
  const part = slots('upload', { over: over ? 'yes' : undefined })
  const take = useEffectEvent((files: Iterable<File>) => {
    const found = [...files]
    if (!disabled && found.length > 0) onFiles(multiple ? found : found.slice(0, 1))
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData?.files ?? [])
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    // The same file may be chosen again after it was deleted.
    event.currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <div
      className={part('root')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        className={recipe('hidden')}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={choose}
      />
      <label className={recipe('button', { look: 'outline' })} htmlFor={id}>
        <Icon name="upload" />
        {label}
      </label>
      {over ? (
        <p className={part('drop')}>{dropHere}</p>
      ) : (
        hint && (
          <p className={part('hint')} id={`${id}-hint`}>
            {hint}
            {paste && ` ${paste}`}
          </p>
        )
      )}
    </div>
  )
}
