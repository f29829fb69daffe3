import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { itemAddress, type FilePlace } from '#studio/app/addresses.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { nodeFor, treeOf } from './tree-of.ts'

/** Opens the item that a place is in, with the focus in its field. */
export const useOpenField = (): ((field: FilePlace) => void) => {
  const editor = useEditor()
  const { schemas } = useStudio()
  const navigate = useNavigate()
  return useCallback(
    (field) => {
      const tree = treeOf({ data: editor.state().data, schemas })
      const item = nodeFor(tree, field)?.item ?? { file: field.file, place: [] }
      void navigate(itemAddress(item, field.place))
    },
    [editor, schemas, navigate],
  )
}
