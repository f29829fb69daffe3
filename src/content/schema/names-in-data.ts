import type { Identified, Reference } from './references.ts'

/** A text with the keyword `x-id` or `x-ref`: it is the id of something, or names something by its id. */
export type NameInData = {
  readonly keyword: 'x-id' | 'x-ref'
  readonly kind: Identified | Reference
  readonly id: string
  /** JSON pointer. */
  readonly path: string
  /** The mapping or list that contains the text, and its key or index there. */
  readonly owner: object
  readonly key: string | number
  /** Whether the text is the name of a setting or its value. */
  readonly part: 'key' | 'value'
}

export type Name = NameInData & {
  /** For an option, the name of its question; for a value, that of its trait or question. The ids are unique only within this scope. */
  readonly scope?: NameInData
}

/** Each name with its scope, and only once, although several branches of a schema may accept it. */
export const distinctNames = (found: readonly NameInData[]): readonly Name[] => {
  const names = [...new Map(found.map((name) => [`${name.keyword} ${name.kind} ${name.path}`, name])).values()]
  const named = new Map(names.map((name) => [`${name.keyword} ${name.kind} ${parentOf(name.path)}`, name]))
  return names.map((name): Name => {
    const scope = scopeOf(name, named)
    return scope ? { ...name, scope } : name
  })
}

/** What the ids of a kind belong to. */
const scopeKinds: Partial<Record<NameInData['kind'], readonly NameInData['kind'][]>> = {
  option: ['question'],
  value: ['trait', 'question'],
}

/** An option belongs to the question that is named beside it or further out, and a value in the same way to a trait or question. */
const scopeOf = (
  { keyword, kind, path }: NameInData,
  named: ReadonlyMap<string, NameInData>,
): NameInData | undefined => {
  const kinds = scopeKinds[kind] ?? []
  for (let above = parentOf(path); kinds.length > 0 && above !== ''; above = parentOf(above))
    for (const outer of kinds) {
      const scope = named.get(`${keyword} ${outer} ${above}`)
      if (scope) return scope
    }
  return undefined
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
