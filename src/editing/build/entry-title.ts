import { isDataMap, isList } from '#content/write/edit.ts'
import { inOneSentence, quoted } from '#content/problems/wording.ts'
import type { ContentData } from '#editing/content-data.ts'
import { optionsOffered, questionWithId } from '#editing/questions.ts'
import { shortened } from '#editing/words/value-words.ts'
import { entryName, quotedName } from './entry-name.ts'

/** What the title of an act calls an entry: `“Late”`, or `the rule “Late” of “When do you go to bed?”`. Questions by title, not id. */
export const entryTitle = (data: ContentData, entry: unknown): string => {
  const id = isDataMap(entry) ? entry['question'] : undefined
  if (!isDataMap(entry) || typeof id !== 'string' || entryName(entry) !== id) return quotedName(entry)
  const rule = ruleName(data, entry)
  return rule === undefined ? quotedName(questionWithId(data, id)?.value ?? entry) : `the rule ${rule}`
}

/** `“Late” of “When do you go to bed?”`. undefined: the entry is not a rule about an answer. */
export const ruleName = (data: ContentData, entry: unknown): string | undefined => {
  if (!isDataMap(entry) || typeof entry['question'] !== 'string' || !('points' in entry)) return undefined
  const question = questionWithId(data, entry['question'])
  if (!question) return 'on a question that is gone'
  const { answer, from, to } = entry
  const options = optionsOffered(data, question)
  const ids = isList(answer) ? answer : answer === undefined ? [] : [answer]
  const labels = ids.map((id) => entryName(options.find((one) => one['id'] === id)) ?? String(id))
  const range = [typeof from === 'number' ? `from ${from}` : '', typeof to === 'number' ? `to ${to}` : '']
  const answers = labels.length > 0 ? inOneSentence(labels.map(quoted)) : range.filter(Boolean).join(' ')
  return `${answers} of ${quoted(shortened(question.title))}`
}
