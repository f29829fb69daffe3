import { idOf, type Place } from '#editing/place.ts'
import type { Draft } from '#editing/draft.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { EmptyState } from '#studio/ui/callout.tsx'

type Props = { readonly file: string; readonly place: Place }

/** In place of an item that is not there: how it comes back. */
export const GoneItem = ({ file, place }: Props) => {
  const isUndone = useEditorState(({ draft }) => isAddedAgain(draft, file, place))
  return (
    <EmptyState title="This is not there any more">
      <p>
        {isUndone
          ? 'It was added, which was undone. Redo brings it back.'
          : 'It was deleted or moved. Undo brings back what was deleted.'}
      </p>
    </EmptyState>
  )
}

/** Whether Redo adds what is, or was around, this place. */
const isAddedAgain = ({ acts, done }: Draft, file: string, place: Place): boolean =>
  acts.slice(done).some(({ operations }) =>
    operations.some((operation) => {
      if (operation.file !== file) return false
      if (operation.kind === 'file') return operation.after !== null
      if (operation.kind !== 'insert') return false
      const made = [...operation.list, idOf(operation.entry) ?? operation.index]
      return made.every((step, index) => place[index] === step)
    }),
  )
