import { fileKindOf } from '#content/folder/layout.ts'
import type { DataPath } from '#content/write/edit.ts'
import { pointerTo, unescapedStep } from '#content/yaml/json-pointer.ts'
import { distinctNames, type Name, type NameInData } from '#content/schema/names-in-data.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Schemas } from './schema-part.ts'
import { walkSchema } from './walk-schema.ts'

/** A place that defines something by giving its id (`isDefinition`), or that refers to it by id. */
export type NamedPlace = {
  readonly isDefinition: boolean
  readonly kind: NameInData['kind']
  readonly id: string
  /** For an option: its question. For a value: its trait or question. Their ids are unique only there. */
  readonly scope?: string
  readonly file: string
  readonly path: DataPath
  /** Whether the id is the key of the setting at the path, not its value. */
  readonly isKey: boolean
}

/** The names in the data of one file, as the keywords `x-id` and `x-ref` of its schema say. */
const namesInData = (schemas: Schemas, schema: string, data: unknown): readonly Name[] => {
  const found: NameInData[] = []
  walkSchema(schemas, schema, data, ({ owner, part, path, schemas: applied, value }) => {
    if (typeof value !== 'string') return
    for (const one of applied)
      for (const keyword of ['x-id', 'x-ref'] as const) {
        const kind = one[keyword]
        if (typeof kind !== 'string') continue
        const key = path.at(-1) ?? ''
        found.push({ keyword, kind: kind as NameInData['kind'], id: value, owner, key, part, path: pointer(path) })
      }
  })
  return distinctNames(found)
}

/** The names in all files. They are cached for each data of the content. */
export const namesOf = (data: ContentData, schemas: Schemas): readonly NamedPlace[] => {
  const known = cache.get(data)
  if (known?.schemas === schemas) return known.names
  const names = [...data].flatMap(([file, root]) => namesOfFile(file, root, schemas))
  cache.set(data, { schemas, names })
  return names
}

const cache = new WeakMap<ContentData, { readonly schemas: Schemas; readonly names: readonly NamedPlace[] }>()

/** The names of each file, cached by its data: unchanged files are not read again. */
const files = new WeakMap<
  object,
  { readonly file: string; readonly schemas: Schemas; readonly names: readonly NamedPlace[] }
>()

const namesOfFile = (file: string, root: unknown, schemas: Schemas): readonly NamedPlace[] => {
  const kind = fileKindOf(file)
  if (!kind || typeof root !== 'object' || root === null) return []
  const known = files.get(root)
  if (known?.file === file && known.schemas === schemas) return known.names
  const names = namesInData(schemas, kind.schema, root).map(
    ({ id, keyword, kind: what, part, path, scope }): NamedPlace => ({
      isDefinition: keyword === 'x-id',
      kind: what,
      id,
      ...(scope && { scope: scope.id }),
      file,
      path: pathOfPointer(path, root),
      isKey: part === 'key',
    }),
  )
  files.set(root, { file, schemas, names })
  return names
}

const pointer = (path: DataPath): string => path.map(pointerTo).join('')

const pathOfPointer = (text: string, root: unknown): DataPath => {
  let value = root
  return text
    .split('/')
    .slice(1)
    .map((step) => {
      const key = unescapedStep(step)
      const isIndex = Array.isArray(value)
      value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
      return isIndex ? Number(key) : key
    })
}
