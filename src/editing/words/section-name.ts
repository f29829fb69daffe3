import type { ContentData } from '#editing/content-data.ts'
import { locatedIn, quizFileOf, textIn } from '#editing/located.ts'
import { idOf } from '#editing/place.ts'
import { questionWithId } from '#editing/questions.ts'

/**
 * What the section of a question is called, as in the list of the studio: by the step that shows it; of several steps with one heading, with
 * the title of the section, too.
 *
 * @param own the title of the section, or of what else the entry is in
 */
export const sectionName = (data: ContentData, entry: unknown, own: string): string => {
  const step = questionWithId(data, idOf(entry) ?? '')?.step ?? ''
  if (step === '' || step === own) return own
  const alike = locatedIn(data, quizFileOf(data), ['steps']).filter(({ value }) => textIn(value, 'title') === step)
  return alike.length > 1 ? `${step}: ${own}` : step
}
