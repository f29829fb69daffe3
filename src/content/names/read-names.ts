import type { ContentFile, ContentFolder } from '#content/folder/content-file.ts'
import { fileKindOf } from '#content/folder/layout.ts'
import type { Identified, Reference } from '#content/schema/references.ts'
import type { SchemaValidators } from '#content/schema/schemas.ts'
import { locator, type Origins } from '#content/yaml/locate.ts'
import { parseYaml } from '#content/yaml/parse.ts'
import type { SourceRange } from '#content/yaml/range.ts'

/** The place where something gets its id (`isDefinition`), or is named by its id. */
export type NameInFile = {
  readonly isDefinition: boolean
  readonly kind: Identified | Reference
  readonly id: string
  /** For an option, its question; for a value, its trait or question. The ids are unique only within this scope. */
  readonly scope?: string
  readonly file: ContentFile
  /** JSON pointer in the file. */
  readonly path: string
  readonly range: SourceRange
}

/** Every id of a content and everything that refers to one, as the keywords `x-id` and `x-ref` of the schemas say. */
export const readNames = ({ files }: ContentFolder, validators: SchemaValidators): readonly NameInFile[] =>
  files.flatMap((file) => {
    const kind = fileKindOf(file.path)
    if (!kind) return []
    const origins: Origins = new WeakMap()
    const { data } = parseYaml(file.name, file.bytes, origins)
    const locate = locator(origins)
    const { names } = validators.validate(kind.schema, data)
    return names.map(({ keyword, kind: what, id, path, owner, key, part, scope }): NameInFile => ({
      isDefinition: keyword === 'x-id',
      kind: what,
      id,
      ...(scope && { scope: scope.id }),
      file,
      path,
      range: locate(owner, key, part),
    }))
  })
