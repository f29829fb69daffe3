import { useDeferredValue, useMemo, useState } from 'react'
import { counted } from '#content/problems/wording.ts'
import type { Draft } from '#editing/draft.ts'
import { findTexts, type FindOptions, type TextHit } from '#editing/replace/find-texts.ts'
import { hitPlace } from '#editing/replace/hit-place.ts'
import { replaceAct } from '#editing/replace/replace-act.ts'
import { valueIn } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { hasFixedWording } from '#studio/form/notes/use-lock.ts'
import { useOpenField } from '#studio/tree/use-open-field.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { ReplaceScreen } from './replace-screen.tsx'

type Replaced = {
  readonly act: string | undefined
  readonly words: string
  readonly values: ReadonlyMap<string, unknown>
}

const lastAct = ({ acts, done }: Draft): string | undefined => acts[done - 1]?.id

/** The last search, for editors who open a hit and come back. */
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
  /** The last replacement, and the new texts. null: none since the search was changed. */
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  const lastDone = useEditorState(({ draft }) => lastAct(draft))
  // If the replacement is no longer the last act, for example after Undo, the Undo button here would undo something else.
  const done = replaced?.act === lastDone ? replaced : null
  const searched = useDeferredValue(options)
  const found = useMemo(() => {
    const isLocked = ({ file, place }: TextHit) => hasFixedWording({ folder }, file, place)
    // Leaves out replaced texts: otherwise 'silk' that became 'silk and satin' would be found again.
    const isDone = ({ file, place, text }: TextHit) => done?.values.get(fieldAddress(file, place)) === text
    const all = findTexts(data, schemas, searched).filter((hit) => !isDone(hit))
    return { hits: all.filter((hit) => !isLocked(hit)), fixed: all.filter(isLocked) }
  }, [data, done, folder, schemas, searched])
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
      whereOf={(hit) => hitPlace(schemas, data, hit)}
      replaced={done?.words ?? null}
      onReplace={(chosen, by) => {
        const { operations, title } = replaceAct(data, chosen, options.find, by)
        editor.act(title, operations)
        const { data: after, draft } = editor.state()
        const values = chosen.map(
          ({ file, place }) => [fieldAddress(file, place), valueIn(after.get(file), place)] as const,
        )
        const words = `${by === '' ? 'Deleted from' : 'Replaced in'} ${counted(chosen.length, 'text', 'texts')}`
        setReplaced({ act: lastAct(draft), words, values: new Map(values) })
        announce(words)
      }}
      onUndo={() => {
        editor.undo()
        setReplaced(null)
        announce('Undone')
      }}
    />
  )
}
