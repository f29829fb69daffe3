import type { ContentData } from '#editing/content-data.ts'
import { locatedIn, quizFileOf, textIn } from '#editing/located.ts'
import { idOf } from '#editing/place.ts'
import { questionWithId } from '#editing/questions.ts'

/**
 * The name of a question's section, as in the tree of the studio: the heading of the step that shows it. If several steps have the same
 * heading, the title of the section is added.
 *
 * @param own the title of the section, or of whatever else contains the entry
 */
export const sectionName = (data: ContentData, entry: unknown, own: string): string => {
  const step = questionWithId(data, idOf(entry) ?? '')?.step ?? ''
  if (step === '' || step === own) return own
  const alike = locatedIn(data, quizFileOf(data), ['steps']).filter(({ value }) => textIn(value, 'title') === step)
  return alike.length > 1 ? `${step}: ${own}` : step
}
