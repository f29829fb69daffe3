import type { ReactNode } from 'react'
import { FileButton, type FileButtonProps } from '#components/form/file-button.tsx'
import { recipe, slots } from '#components/recipe.ts'

export type UploadAreaProps = FileButtonProps & {
  /** Opens the area. */
  readonly summary: string
  readonly hint: string
  /** Shown while files are dragged over the page. */
  readonly dropHere: string
  readonly over: boolean
  /** Further buttons that add files. */
  readonly children?: ReactNode
  /** Below the buttons. */
  readonly below?: ReactNode
}

/** The ways to add files, closed at first, and the hint that they can be dropped or pasted anywhere on the page. */
export const UploadArea = ({ summary, hint, dropHere, over, children, below, ...button }: UploadAreaProps) => {
  const classOf = slots('upload', { over: over ? 'yes' : undefined })
  const hintId = `${button.id}-hint`
  return (
    <div className={classOf('root')}>
      <details>
        <summary className={recipe('disclosure')}>{summary}</summary>
        <div className={classOf('ways')}>
          <div className={classOf('sources')}>
            <FileButton {...button} describedBy={hintId} />
            {children}
          </div>
          <p className={recipe('text', { style: 'small', tone: 'muted' })} id={hintId}>
            {hint}
          </p>
          {below}
        </div>
      </details>
      {over && <p className={classOf('drop')}>{dropHere}</p>}
    </div>
  )
}
