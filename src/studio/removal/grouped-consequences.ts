import type { Consequence } from '#editing/uses/consequences.ts'

export type ConsequenceGroup = Pick<Consequence, 'kind' | 'words'> & {
  /** The items that it happens to, each once. */
  readonly items: readonly string[]
}

/** Groups equal consequences, in the order of their first occurrence. */
export const groupedConsequences = (
  consequences: readonly Consequence[],
  fileName: (file: string) => string,
): readonly ConsequenceGroup[] => {
  const groups = new Map<string, ConsequenceGroup>()
  for (const { file, item, kind, words } of consequences) {
    const key = `${kind} ${words}`
    const name = item === file ? fileName(file) : item
    const items = groups.get(key)?.items ?? []
    groups.set(key, { kind, words, items: items.includes(name) ? items : [...items, name] })
  }
  return [...groups.values()]
}
