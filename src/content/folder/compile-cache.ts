/** What has been read and judged stays known while the bytes of the file are the same: an edit costs one file. */
import type { RenderedTexts } from '#content/assemble.ts'
import type { ContentFile } from './read-folder.ts'
import type { Judged } from '#content/validate-file.ts'
import type { Origins } from '#content/yaml/locate.ts'

export type Memory = {
  readonly origins: Origins
  readonly rendered: RenderedTexts
  readonly judged: (file: ContentFile, judge: () => Judged) => Judged
}

/** For one folder and one set of schemas. */
export const newMemory = (): Memory => {
  const known = new Map<string, { readonly bytes: Uint8Array; readonly judged: Judged }>()
  return {
    origins: new WeakMap(),
    rendered: new WeakMap(),
    judged: (file, judge) => {
      const before = known.get(file.name)
      if (before && Buffer.compare(before.bytes, file.bytes) === 0) return before.judged
      const judged = judge()
      known.set(file.name, { bytes: file.bytes, judged })
      return judged
    },
  }
}
