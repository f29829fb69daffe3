import { useDeferredValue, useMemo, useState } from 'react'
import { counted } from '#content/problems/wording.ts'
import { findTexts, type FindOptions, type TextHit } from '#editing/replace/find-texts.ts'
import { replaceAct } from '#editing/replace/replace-act.ts'
import { itemOf } from '#editing/words/item-of.ts'
import { describedAt } from '#editing/words/schema-at.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { isFixed } from '#studio/form/use-lock.ts'
import { useOpenField } from '#studio/tree/use-open-field.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { ReplaceScreen } from './replace-screen.tsx'

/** What was looked for last, for who has looked at a place and comes back. */
let last: FindOptions = { find: '', wholeWords: false, matchCase: false }

/** Find and replace in all texts of the content, as one change. */
export const ReplacePage = () => {
  const editor = useEditor()
  const announce = useAnnounce()
  const { schemas } = useStudio()
  const data = useEditorState((state) => state.data)
  const folder = useEditorState((state) => state.folder)
  const openField = useOpenField()
  const [options, setOptions] = useState(last)
  const [replaced, setReplaced] = useState<number | null>(null)
  const searched = useDeferredValue(options)
  const found = useMemo(() => {
    const isLocked = ({ file, place }: TextHit) => isFixed({ folder }, file, place)
    const all = findTexts(data, schemas, searched)
    return { hits: all.filter((hit) => !isLocked(hit)), fixed: all.filter(isLocked) }
  }, [data, folder, schemas, searched])
  return (
    <ReplaceScreen
      options={options}
      onOptions={(next) => {
        last = next
        setOptions(next)
        setReplaced(null)
      }}
      {...found}
      onOpen={openField}
      whereOf={({ file, place }: TextHit) =>
        [itemOf(schemas, data, file, place).title, describedAt(schemas, file, place).title].filter(Boolean).join(' · ')
      }
      replaced={replaced}
      onReplace={(chosen, by) => {
        const { operations, title } = replaceAct(data, chosen, options.find, by)
        editor.act(title, operations)
        setReplaced(chosen.length)
        announce(`Replaced in ${counted(chosen.length, 'text', 'texts')}`)
      }}
      onUndo={() => {
        editor.undo()
        setReplaced(null)
        announce('Undone')
      }}
    />
  )
}
