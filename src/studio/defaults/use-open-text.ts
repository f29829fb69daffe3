import { useCallback } from 'react'
import type { FilePlace } from '#editing/place.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useOpenField } from '#studio/tree/use-open-field.ts'
import { addDefault } from './add-default.ts'
import { useDefaults } from './use-defaults.ts'
import { withDefaults } from './with-defaults.ts'

/** Opens the field of any text that visitors see. A default is first copied into the content as a setting, which is an act. */
export const useOpenText = (): ((field: FilePlace) => void) => {
  const editor = useEditor()
  const { schemas } = useStudio()
  const defaults = useDefaults()
  const openField = useOpenField()
  return useCallback(
    (field) => {
      const { data, folder } = editor.state()
      const source = { data, filled: withDefaults(data, defaults), files: folder.files, schemas }
      const act = addDefault(source, field)
      if (act) editor.act(act.title, act.operations)
      openField(field)
    },
    [defaults, editor, openField, schemas],
  )
}
