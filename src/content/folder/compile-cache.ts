/** What has been read and judged stays known while the bytes of the file are the same: an edit costs one file. */
import type { RenderedTexts } from '#content/assemble.ts'
import type { ContentFile } from './read-folder.ts'
import type { ValidatedFile } from '#content/validate-file.ts'
import type { Origins } from '#content/yaml/locate.ts'

export type CompileCache = {
  readonly origins: Origins
  readonly rendered: RenderedTexts
  readonly validated: (file: ContentFile, validate: () => ValidatedFile) => ValidatedFile
}

/** For one folder and one set of schemas. */
export const createCompileCache = (): CompileCache => {
  const entries = new Map<string, { readonly bytes: Uint8Array; readonly validated: ValidatedFile }>()
  return {
    origins: new WeakMap(),
    rendered: new WeakMap(),
    validated: (file, validate) => {
      const entry = entries.get(file.name)
      if (entry && Buffer.compare(entry.bytes, file.bytes) === 0) return entry.validated
      const validated = validate()
      entries.set(file.name, { bytes: file.bytes, validated })
      return validated
    },
  }
}
