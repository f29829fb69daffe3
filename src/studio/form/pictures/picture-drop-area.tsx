import { useState, type ReactNode } from 'react'
import styles from '#studio/form/form.module.css'
import { droppedFileIn, pictureFileIn } from './picture-file-in.ts'

type Props = { readonly onFile: (file: File) => void; readonly children: ReactNode }

/** An area that takes a picture by drop or paste. */
export const PictureDropArea = ({ children, onFile }: Props) => {
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={styles.picture}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => {
        setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const dropped = droppedFileIn(event.dataTransfer)
        if (dropped) onFile(dropped)
      }}
      onPaste={(event) => {
        const pasted = pictureFileIn(event.clipboardData)
        if (!pasted) return
        event.preventDefault()
        onFile(pasted)
      }}
    >
      {children}
    </div>
  )
}
