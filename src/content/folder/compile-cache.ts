import { createAssemble, type Assemble, type RenderedTexts } from '#content/assemble.ts'
import { createCheckCache, type CheckCache } from '#content/checks/check-cache.ts'
import type { ContentFile } from './content-file.ts'
import type { SchemaValidators } from '#content/schema/schemas.ts'
import type { ValidatedFile } from '#content/validate-file.ts'
import type { Origins } from '#content/yaml/locate.ts'
import { createWithDefaults, type WithDefaults } from './defaults.ts'

/**
 * What the compiler remembers between two runs. A file whose bytes have not changed is not parsed and validated again, so its objects
 * stay the same. Later stages find what they have computed from a section by its object (`memoise`).
 */
export type CompileCache = {
  readonly origins: Origins
  readonly rendered: RenderedTexts
  /** The result of `validate` for these bytes of the file, from the cache if possible. */
  readonly validated: (file: ContentFile, validate: () => ValidatedFile) => ValidatedFile
  readonly withDefaults: WithDefaults
  readonly checks: CheckCache
  readonly assemble: Assemble
}

/** The keys are the objects that were read from files. All caches share these maps, because the default files belong to all of them. */
const origins: Origins = new WeakMap()
const rendered: RenderedTexts = new WeakMap()

/** A cache is for one folder and one set of schemas. It keeps one version of each file. */
export const createCompileCache = (): CompileCache => {
  const entries = new Map<string, { readonly bytes: Uint8Array; readonly validated: ValidatedFile }>()
  return {
    origins,
    rendered,
    withDefaults: createWithDefaults({ origins, rendered }),
    checks: createCheckCache(),
    assemble: createAssemble(rendered),
    validated: (file, validate) => {
      const entry = entries.get(file.name)
      if (entry && isSame(entry.bytes, file.bytes)) return entry.validated
      const validated = validate()
      entries.set(file.name, { bytes: file.bytes, validated })
      return validated
    },
  }
}

const defaults = new WeakMap<SchemaValidators, WeakMap<Uint8Array, ValidatedFile>>()

/** The result of `validate` for a default file. Default files are read once per process, so they are validated once, for all caches. */
export const validatedDefault = (
  validators: SchemaValidators,
  { bytes }: ContentFile,
  validate: () => ValidatedFile,
): ValidatedFile => {
  const known = defaults.get(validators) ?? new WeakMap<Uint8Array, ValidatedFile>()
  defaults.set(validators, known)
  const validated = known.get(bytes) ?? validate()
  known.set(bytes, validated)
  return validated
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}
