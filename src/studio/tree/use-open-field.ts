import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldAddress, itemAddress } from '#studio/app/addresses.ts'
import type { FilePlace } from '#editing/place.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { focusField } from '#studio/form/focus-field.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { nodeFor, treeOf } from './tree-of.ts'

/** Returns a function that opens the item that contains a place, and focuses the field. */
export const useOpenField = (): ((field: FilePlace) => void) => {
  const editor = useEditor()
  const { schemas } = useStudio()
  const navigate = useNavigate()
  return useCallback(
    (field) => {
      const tree = treeOf({ data: editor.state().data, schemas })
      const item = nodeFor(tree, field)?.item ?? { file: field.file, place: [] }
      void navigate(itemAddress(item, field.place))
      // Needed if the item is open already, because then the address does not change.
      void focusField(fieldAddress(field.file, field.place))
    },
    [editor, schemas, navigate],
  )
}
