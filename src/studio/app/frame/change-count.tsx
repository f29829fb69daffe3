import { useEditorState } from '#studio/editor/use-editor.ts'
import { lazyPart } from '#studio/app/loading/lazy-part.tsx'

/** Until the changes can be put into words, what was done is counted. */
const ActCount = () => `(${useEditorState(({ draft }) => draft.done)})`
const Changes = () => 'Changes'

/** '(3)': as many changes as the review lists. Loaded when there are any. */
export const ChangeCount = lazyPart(
  async () => (await import('#studio/review/changes/change-count.tsx')).ChangeCount,
  ActCount,
)

/** '3 changes' */
export const DraftChanges = lazyPart(
  async () => (await import('#studio/review/changes/change-count.tsx')).DraftChanges,
  Changes,
)
