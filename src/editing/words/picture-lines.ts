import { uncapitalised } from '#content/problems/wording.ts'
import type { Act } from '#editing/operation.ts'
import type { ChangeLine } from './change-line.ts'

/** The lines for pictures. They come from the acts, because pictures are not part of the data that is compared. */
export const pictureLines = (acts: readonly Act[]): readonly ChangeLine[] => {
  const pictures = new Map<string, { before: string | null; after: string | null; acts: string[] }>()
  for (const act of acts)
    for (const operation of act.operations)
      if (operation.kind === 'picture') {
        const known = pictures.get(operation.file)
        pictures.set(operation.file, {
          before: known ? known.before : operation.before,
          after: operation.after,
          acts: [...(known?.acts ?? []), act.id],
        })
      }
  return [...pictures]
    .filter(([, { after, before }]) => before !== after)
    .map(([file, picture]) => {
      const title = file.split('/').at(-1) ?? file
      const change =
        picture.before === null ? 'New picture' : picture.after === null ? 'Deleted picture' : 'Picture replaced'
      return {
        kind: 'picture',
        item: { file, place: [], title },
        file,
        place: [],
        short: change,
        words: `“${title}”: ${uncapitalised(change)}`,
        acts: [...new Set(picture.acts)],
      }
    })
}
