import { isDataMap, isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { helpWords } from '#studio/form/notes/help-words.ts'
import type { PlacedProblem } from './placed-problem.ts'

/** Rewords a problem about `expect` of a product: labels and names instead of ids, and the button to press instead of what to write. */
export const expectedGroupWords = (schemas: Schemas, data: ContentData, problem: PlacedProblem): PlacedProblem => {
  const labels = labelsOfGroups(data)
  const named = (id: string): string => `“${labels.get(id) ?? id}”`
  const inLists = (text: string): string =>
    text.replaceAll(/(?<=: |, | and )([a-z0-9][a-z0-9_-]*)(?= \()/g, (id: string) => (labels.has(id) ? named(id) : id))
  const message = inLists(problem.message)
    .replace(/\bProduct \S+ \((“.*?”)\)/, '$1')
    .replace(/(?<=expects the group )“(.+?)”/, (_, id: string) => named(id))
  const { help } = problem
  if (help === undefined) return { ...problem, message }
  const inStudio = inLists(help)
    .replace(/^Add to expect: [^.]+\./, 'Press “Expect what was found” below the list.')
    .replace(/or remove \S+ from expect\./, 'or press “Expect what was found” below it.')
  return { ...problem, message, help: helpWords(schemas, inStudio) }
}

const labelsOfGroups = (data: ContentData): ReadonlyMap<string, string> => {
  const file = data.get('products/ingredients.yaml')
  const groups = isDataMap(file) ? file['groups'] : undefined
  return new Map(
    (isList(groups) ? groups : []).flatMap((group) => {
      const { id, label } = isDataMap(group) ? group : {}
      return typeof id === 'string' && typeof label === 'string' ? [[id, label] as const] : []
    }),
  )
}
