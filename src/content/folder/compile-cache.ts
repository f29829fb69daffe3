import type { RenderedTexts } from '#content/assemble.ts'
import type { ContentFile } from './content-file.ts'
import type { ValidatedFile } from '#content/validate-file.ts'
import type { Origins } from '#content/yaml/locate.ts'

/** What the compiler remembers between two runs: a file whose bytes have not changed is not parsed and validated again. */
export type CompileCache = {
  readonly origins: Origins
  readonly rendered: RenderedTexts
  /** The result of `validate` for these bytes of the file, from the cache if possible. */
  readonly validated: (file: ContentFile, validate: () => ValidatedFile) => ValidatedFile
}

/** A cache is for one folder and one set of schemas. It keeps one version of each file. */
export const createCompileCache = (): CompileCache => {
  const entries = new Map<string, { readonly bytes: Uint8Array; readonly validated: ValidatedFile }>()
  return {
    origins: new WeakMap(),
    rendered: new WeakMap(),
    validated: (file, validate) => {
      const entry = entries.get(file.name)
      if (entry && isSame(entry.bytes, file.bytes)) return entry.validated
      const validated = validate()
      entries.set(file.name, { bytes: file.bytes, validated })
      return validated
    },
  }
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
