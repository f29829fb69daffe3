import { actsInEffect } from '#editing/draft.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useFormContext } from '#studio/form/form-context.ts'
import { ConsequenceList } from '#studio/removal/consequence-list.tsx'
import { fileTitle } from '#studio/tree/titles.ts'
import { Callout } from '#studio/ui/callout.tsx'
import type { AlsoChanged } from './use-option-acts.ts'

/** What retiring an option has also changed, as long as it is the last thing that was done. */
export const AlsoChangedNote = ({ act, consequences, title }: AlsoChanged) => {
  const { schemas } = useFormContext()
  const data = useEditorState((state) => state.data)
  const isLast = useEditorState(({ draft }) => actsInEffect(draft).at(-1)?.id === act)
  if (!isLast || consequences.length === 0) return null
  return (
    <Callout title={`${title}. This changes with it:`} isLive>
      <ConsequenceList consequences={consequences} fileName={(file) => fileTitle(schemas, data, file)} />
    </Callout>
  )
}
