import { useEditorState } from '#studio/editor/use-editor.ts'
import { lazyPart } from '#studio/app/loading/lazy-part.tsx'

/** Until the code that describes changes in words is loaded, the acts are counted instead. */
const ActCount = () => `(${useEditorState(({ draft }) => draft.done)})`
const Changes = () => 'Changes'

/** '(3)': the number of changes that the review lists. Loaded when there are any. */
export const ChangeCount = lazyPart(
  async () => (await import('#studio/review/changes/change-count.tsx')).ChangeCount,
  ActCount,
)

/** '3 changes' */
export const DraftChanges = lazyPart(
  async () => (await import('#studio/review/changes/change-count.tsx')).DraftChanges,
  Changes,
)
