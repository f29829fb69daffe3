import { flushSync } from 'react-dom'
import { duplicateEntry, moveEntry } from '#editing/build/list-acts.ts'
import { entryName } from '#editing/build/entry-name.ts'
import { indexOf, stepTo, valueIn, type Place } from '#editing/place.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { useForm } from '#studio/form/form-context.ts'
import { Button, IconButton } from '#studio/ui/button.tsx'
import { ReorderHandle } from '#studio/ui/reorder.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import styles from './item-header.module.css'

type Props = { readonly file: string; readonly place: Place }

/** Where an item is among those beside it, and what can be done with it as a whole. Nothing for an item that is not in a list. */
export const ItemHeader = ({ file, place }: Props) => {
  const editor = useEditor()
  const announce = useAnnounce()
  const { open } = useForm()
  const list = place.slice(0, -1)
  const entry = place.at(-1)
  const entries = useEditorState(({ data }) => valueIn(data.get(file), list))
  const index = Array.isArray(entries) && entry !== undefined ? indexOf(entries, entry) : undefined
  if (!Array.isArray(entries) || index === undefined || entry === undefined) return null
  const count = entries.length
  const name = entryName(entries[index]) ?? 'This'
  const where = { file, list, entry }

  const move = (to: number) => {
    const { operations, title } = moveEntry(editor.state().data, where, to)
    if (operations.length === 0) return
    flushSync(() => editor.act(title, operations))
    announce(`${name} is now number ${to + 1} of ${count}`)
    // Without an id the place of the item is its position.
    if (typeof entry === 'number') open?.(file, [...list, to])
  }
  const duplicate = () => {
    const { operations, title } = duplicateEntry(editor.state().data, where)
    flushSync(() => editor.act(title, operations))
    const after = valueIn(editor.state().data.get(file), list)
    if (Array.isArray(after)) open?.(file, [...list, stepTo(after, index + 1)])
    announce(`${name} was duplicated`)
  }
  return (
    <div className={styles.header}>
      <ReorderHandle name={name} index={index} count={count} onMove={move} />
      <span className={styles.position}>
        {index + 1} of {count}
      </span>
      <div role="group" aria-label="What can be done" className={styles.actions}>
        <IconButton size="small" icon="up" label="Move up" disabled={index === 0} onClick={() => move(index - 1)} />
        <IconButton
          size="small"
          icon="down"
          label="Move down"
          disabled={index === count - 1}
          onClick={() => move(index + 1)}
        />
        <Button size="small" variant="quiet" icon="copy" onClick={duplicate}>
          Duplicate
        </Button>
      </div>
    </div>
  )
}
