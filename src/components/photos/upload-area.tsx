import type { ReactNode } from 'react'
import { FileButton, type FileButtonProps } from '#components/form/file-button.tsx'
import { slots } from '#components/recipe.ts'

export type UploadAreaProps = FileButtonProps & {
  readonly hint: string
  /** Replaces the hint while files are dragged over the page. */
  readonly dropHere: string
  readonly over: boolean
  /** Further buttons that add files. */
  readonly children?: ReactNode
}

/** A button to choose files, and the hint that they can be dropped or pasted anywhere on the page. */
export const UploadArea = ({ hint, dropHere, over, children, ...button }: UploadAreaProps) => {
  const part = slots('upload', { over: over ? 'yes' : undefined })
  const hintId = `${button.id}-hint`
  return (
    <div className={part('root')}>
      <div className={part('sources')}>
        <FileButton {...button} describedBy={hintId} />
        {children}
      </div>
      <p className={part(over ? 'drop' : 'hint')} id={hintId}>
        {over ? dropHere : hint}
      </p>
    </div>
  )
}
