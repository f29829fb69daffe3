import type { ContentData, NewAct } from '#editing/content-data.ts'
import type { Editor } from '#studio/editor/editor.ts'

/** Builds the act from the newest data, so that two acts in one event build on each other. Returns the act. */
export const actOnNewest = <Act extends NewAct>(
  editor: Editor,
  build: (data: ContentData) => Act,
  typing?: string,
): Act => {
  const made = build(editor.state().data)
  if (made.operations.length > 0) editor.act(made.title, made.operations, typing, made.about)
  return made
}
