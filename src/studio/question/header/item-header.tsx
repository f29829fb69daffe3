import { flushSync } from 'react-dom'
import { isDataMap } from '#content/write/edit.ts'
import { canBeDuplicated, duplicateEntry } from '#editing/build/list-acts.ts'
import { stepTo, valueIn, type Place } from '#editing/place.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { useFormContext } from '#studio/form/form-context.ts'
import { useRemoval } from '#studio/removal/removal.ts'
import { Button, IconButton } from '#studio/ui/button.tsx'
import { ReorderHandle } from '#studio/ui/reorder.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import styles from './item-header.module.css'
import { useItemMoves } from './use-item-moves.ts'

type Props = { readonly file: string; readonly place: Place }

/** The position of an item in its list, and the actions on it as a whole. Renders nothing for an item that is not in a list. */
export const ItemHeader = ({ file, place }: Props) => {
  const editor = useEditor()
  const announce = useAnnounce()
  const removeItem = useRemoval()
  const { open } = useFormContext()
  const moves = useItemMoves(file, place)
  const entry = place.at(-1)
  const isDuplicable = useEditorState(
    ({ data }) => entry !== undefined && canBeDuplicated(data, { file, list: place.slice(0, -1), entry }),
  )
  if (!moves || entry === undefined) return null
  const { count, index, move, name } = moves
  const list = place.slice(0, -1)
  const duplicate = () => {
    const { operations, title } = duplicateEntry(editor.state().data, { file, list, entry })
    flushSync(() => editor.act(title, operations))
    const after = valueIn(editor.state().data.get(file), list)
    if (Array.isArray(after) && isDataMap(after[index + 1])) open?.(file, [...list, stepTo(after, index + 1)])
    announce(`${name} was duplicated`)
  }
  return (
    <div className={styles.header}>
      <ReorderHandle name={name} index={index} count={count} onMove={move} />
      <span className={styles.position}>
        {index + 1} of {count}
      </span>
      <div role="group" aria-label={`Actions for ${name}`} className={styles.actions}>
        <IconButton
          size="small"
          icon="up"
          label="Move up"
          isUnavailable={index === 0}
          onClick={() => move(index - 1)}
        />
        <IconButton
          size="small"
          icon="down"
          label="Move down"
          isUnavailable={index === count - 1}
          onClick={() => move(index + 1)}
        />
        {isDuplicable && (
          <Button size="small" variant="quiet" icon="copy" onClick={duplicate}>
            Duplicate
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          onClick={() => removeItem({ label: name, entry: { file, list, step: entry } })}
        >
          Delete
        </Button>
      </div>
    </div>
  )
}
