import { isDataMap } from '#content/write/edit.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import { newId } from './new-id.ts'

/**
 * A new step with an id for the question inside it, made from the heading of the step. Such a question is not an entry of a list, so it is
 * not named when it is added, and no field sets its id.
 */
export const withQuestionId = (data: ContentData, file: string, value: unknown): unknown => {
  if (!isDataMap(value)) return value
  const { question } = value
  if (!isDataMap(question) || question['id'] !== '') return value
  const id = newId(data, { file, list: ['questions'] }, entryName(value) ?? '')
  return { ...value, question: { ...question, id } }
}
