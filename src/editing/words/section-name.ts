import type { ContentData } from '#editing/content-data.ts'
import { locatedIn, quizFileOf, textIn } from '#editing/located.ts'
import { idOf } from '#editing/place.ts'
import { questionWithId, sectionsOf } from '#editing/questions.ts'

const cache = new WeakMap<ContentData, ReadonlyMap<string, string>>()

/**
 * The names of the sections by their ids, as in the tree of the studio: the heading of the step that shows the section. If several steps have
 * the same heading, the title of the section is added. A section that no step shows has its own title.
 */
export const sectionNames = (data: ContentData): ReadonlyMap<string, string> => {
  const known = cache.get(data)
  if (known) return known
  const steps = locatedIn(data, quizFileOf(data), ['steps']).map(({ value }) => value)
  const names = new Map(
    sectionsOf(data).map(({ value }): [string, string] => {
      const [id, own] = [textIn(value, 'id'), textIn(value, 'title')]
      const heading = textIn(steps.findLast((step) => textIn(step, 'section') === id) ?? {}, 'title')
      const isRepeated = steps.filter((step) => textIn(step, 'title') === heading).length > 1
      if (heading === '' || heading === own) return [id, own]
      return [id, isRepeated && own !== '' ? `${heading}: ${own}` : heading]
    }),
  )
  cache.set(data, names)
  return names
}

/**
 * The name of a question's section.
 *
 * @param own the title of whatever else contains the entry
 */
export const sectionName = (data: ContentData, entry: unknown, own: string): string => {
  const section = questionWithId(data, idOf(entry) ?? '')?.section.value
  return (section && sectionNames(data).get(textIn(section, 'id'))) || own
}
