import { quoted } from '#content/problems/wording.ts'
import type { ContentData } from '#editing/content-data.ts'
import { isDataOperation } from '#editing/apply.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import type { Act } from '#editing/operation.ts'
import type { ChangeLine } from './change-line.ts'
import { fileTitle } from './item-of.ts'
import { sentence } from './sentence.ts'

/** The lines for acts that change a missing file, which has nothing to compare: without them, these acts could not be undone. */
export const waitingLines = (acts: readonly Act[], before: ContentData, schemas: Schemas): readonly ChangeLine[] => {
  const written = new Set(acts.flatMap(({ operations }) => operations.filter(isWhole).map(({ file }) => file)))
  return acts.flatMap(({ id, operations, title }) => {
    const files = new Set(operations.filter(isDataOperation).map(({ file }) => file))
    return [...files]
      .filter((file) => !before.has(file) && !written.has(file))
      .map((file): ChangeLine => {
        const item = { file, place: [], title: fileTitle(schemas, file, undefined) }
        const words = `${quoted(title)} waits: its file ${quoted(file)} is not on the disk`
        return { ...sentence(item, words, 'waiting'), file, place: [], acts: [id] }
      })
  })
}

const isWhole = ({ kind }: Act['operations'][number]): boolean => kind === 'file'
