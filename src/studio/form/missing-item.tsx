import { Navigate, useLocation } from 'react-router-dom'
import type { ContentData } from '#editing/content-data.ts'
import type { Draft } from '#editing/draft.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { idOf, isSamePlace, isWithin, type Place } from '#editing/place.ts'
import { questionWithId } from '#editing/questions.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { EmptyState } from '#studio/ui/callout.tsx'

type Props = { readonly file: string; readonly place: Place }

/** Shown in place of an item that does not exist: says how to bring it back. A question that was moved to another section is opened there. */
export const MissingItem = ({ file, place }: Props) => {
  const { search } = useLocation()
  const elsewhere = useEditorState(({ data }) => placeElsewhere(data, file, place))
  const isUndone = useEditorState(({ draft }) => isAddedAgain(draft, file, place))
  const isFileMissing = useEditorState(({ data, draft }) => !data.has(file) && !isWrittenBy(draft, file))
  if (elsewhere !== null) return <Navigate to={`${elsewhere}${search}`} replace />
  return (
    <EmptyState title="This is not there any more">
      <p>
        {isUndone
          ? 'It was added, which was undone. Redo brings it back.'
          : isFileMissing
            ? 'Its whole file is not on the disk any more.'
            : 'It was deleted or moved. Undo brings back what was deleted.'}
      </p>
    </EmptyState>
  )
}

/** The address of the question that was at this place; null if it no longer exists. */
const placeElsewhere = (data: ContentData, file: string, place: Place): string | null => {
  const found = listKind(place.slice(0, -1)) === 'question' ? questionWithId(data, String(place.at(-1))) : undefined
  return found && (found.file !== file || !isSamePlace(found.place, place)) ? itemAddress(found) : null
}

/** Whether the draft, undone acts included, writes or deletes the whole file. */
const isWrittenBy = ({ acts }: Draft, file: string): boolean =>
  acts.some(({ operations }) => operations.some((one) => one.kind === 'file' && one.file === file))

/** Whether Redo would add the thing at this place, or something around it. */
const isAddedAgain = ({ acts, done }: Draft, file: string, place: Place): boolean =>
  acts.slice(done).some(({ operations }) =>
    operations.some((operation) => {
      if (operation.file !== file) return false
      if (operation.kind === 'file') return operation.after !== null
      if (operation.kind !== 'insert') return false
      const made = [...operation.list, idOf(operation.entry) ?? operation.index]
      return isWithin(made, place)
    }),
  )
