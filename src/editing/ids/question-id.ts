import { freeId, idText } from './id-from-label.ts'

/**
 * The id of a new question: the important words of its title, not a number. Numbered ids (`sleep_7`) suggest an order, which is wrong as
 * soon as a question moves, and tempt editors to reuse the number of a deleted question. The new id follows the style of the ids around it:
 * it gets their shared prefix (`sleep_`), and hyphens if they have hyphens.
 *
 * @param siblings the ids of the questions of the same section
 */
export const questionId = (title: string, taken: ReadonlySet<string>, siblings: readonly string[] = []): string => {
  const separator = siblings.some((id) => id.includes('-')) && !siblings.some((id) => id.includes('_')) ? '-' : '_'
  const prefix = sharedPrefix(siblings)
  const words = idText(title).split('_')
  const important = words.filter((word) => !isFiller.has(word))
  const chosen = (important.length > 0 ? important : words).slice(0, 4).join(separator)
  if (chosen === '') return freeId(`${prefix || 'question'}${prefix ? '' : separator}1`, taken, separator)
  const id = chosen.startsWith(prefix) ? chosen : prefix + chosen
  return freeId(id.slice(0, 60).replace(/[_-]+$/, ''), taken, separator)
}

/** Includes the separator. Empty when there are fewer than three ids, or when not all of them begin with the same word. */
const sharedPrefix = (ids: readonly string[]): string => {
  const prefix = /^[a-z][a-z0-9]*[_-]/.exec(ids[0] ?? '')?.[0]
  return prefix !== undefined && ids.length >= 3 && ids.every((id) => id.startsWith(prefix)) ? prefix : ''
}

/** English words that say nothing about the subject of a question. Titles in other languages keep all their words. */
const isFiller: ReadonlySet<string> = new Set(
  (
    'a an and any anything apart apply are as at be been best by can closest could describe did do does done during else ever ' +
    'feel for from had has have how i if in into is it its kind many most much my near of often on one or our out over please ' +
    'right say see should so some than that the their them these they thing things this those to too us use was we were what ' +
    'when where which who why will with would you your yours yourself'
  ).split(' '),
)
