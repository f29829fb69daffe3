import type { ContentFile, ContentFolder } from '#content/folder/content-file.ts'
import { fileKindOf } from '#content/folder/layout.ts'
import type { Identified, Reference } from '#content/schema/references.ts'
import type { Name, SchemaValidators } from '#content/schema/schemas.ts'
import { locator, type Origins } from '#content/yaml/locate.ts'
import { parseYaml } from '#content/yaml/parse.ts'
import type { SourceRange } from '#content/yaml/range.ts'

/** The place where something gets its id (`isDefinition`), or is named by its id. */
export type NamedPlace = {
  readonly isDefinition: boolean
  readonly kind: Identified | Reference
  readonly id: string
  /** Of an option: its question. Of a value: its trait or question. Their ids are unique only there. */
  readonly scope?: string
  readonly file: ContentFile
  /** JSON pointer in the file. */
  readonly path: string
  readonly range: SourceRange
}

/** Every id of a content and everything that refers to one, as the keywords `x-id` and `x-ref` of the schemas say. */
export const readNames = ({ files }: ContentFolder, validators: SchemaValidators): readonly NamedPlace[] =>
  files.flatMap((file) => {
    const kind = fileKindOf(file.path)
    if (!kind) return []
    const origins: Origins = new WeakMap()
    const { data } = parseYaml(file.name, file.bytes, origins)
    const locate = locator(origins)
    const { names } = validators.validate(kind.schema, data)
    // A text that several branches of a schema accept is one place.
    const places = [...new Map(names.map((name) => [`${name.keyword} ${name.kind} ${name.path}`, name])).values()]
    const scopeOf = scopesIn(places)
    return places.map((name): NamedPlace => {
      const { keyword, kind: what, id, path, owner, key } = name
      const place = { isDefinition: keyword === 'x-id', kind: what, id, file, path, range: locate(owner, key) }
      const scope = scopeOf(name)
      return scope === undefined ? place : { ...place, scope }
    })
  })

/** What the ids of a kind belong to. */
const scopeKinds: Partial<Record<Name['kind'], readonly Name['kind'][]>> = {
  option: ['question'],
  value: ['trait', 'question'],
}

/** An option belongs to the question, and a value to the trait or question, that is named beside it or further out. */
const scopesIn = (names: readonly Name[]): ((name: Name) => string | undefined) => {
  const named = new Map(names.map(({ keyword, kind, path, id }) => [`${keyword} ${kind} ${parentOf(path)}`, id]))
  return ({ keyword, kind, path }) => {
    const kinds = scopeKinds[kind] ?? []
    for (let above = parentOf(path); kinds.length > 0 && above !== ''; above = parentOf(above))
      for (const outer of kinds) {
        const id = named.get(`${keyword} ${outer} ${above}`)
        if (id !== undefined) return id
      }
    return undefined
  }
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
