import type { ChangeLine } from '#editing/words/change-line.ts'
import type { Editor, Reverted } from '#studio/editor/editor.ts'

/** Undoes the acts that have made a line, or none of them when later ones build on one. */
export const revertLine = (editor: Editor, { acts }: ChangeLine, together: readonly string[]): Reverted => {
  const [first, ...others] = acts
  return first === undefined ? { ok: true } : editor.revert(first, [...others, ...together])
}
