import { quoted } from '#content/problems/wording.ts'
import type { ContentData } from '#editing/content-data.ts'
import { valueIn, type FilePlace } from '#editing/place.ts'
import { describedAt } from '#editing/words/schema-at.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { viewOf } from '#studio/form/schema/schema-view.ts'
import { settingAt } from '#studio/form/schema/setting-at.ts'
import { messageForEditors } from './editor-message.ts'
import type { PlacedProblem } from './placed-problem.ts'

/** A problem with its texts as editors read them, and without the structured texts that they are made from. */
export const studioWords = (
  schemas: Schemas,
  data: ContentData,
  { forEditors, ...problem }: PlacedProblem,
): PlacedProblem => {
  const { at, help, message } = problem
  const empty = at ? aboutEmptyValue(schemas, data, problem, at) : undefined
  if (empty) return { ...problem, ...empty }
  if (!forEditors) return { ...problem, message, ...(help !== undefined && { help }) }
  const words = (text: typeof forEditors.message) => messageForEditors({ schemas, data, at }, text)
  return {
    ...problem,
    message: words(forEditors.message),
    ...(forEditors.help !== undefined && { help: words(forEditors.help) }),
  }
}

/** A field that nobody has filled in yet has no wrong value, but none. undefined: the value is not empty. */
const aboutEmptyValue = (
  schemas: Schemas,
  data: ContentData,
  { code }: Pick<PlacedProblem, 'code'>,
  at: FilePlace,
): Pick<PlacedProblem, 'message' | 'help'> | undefined => {
  const { reference, title } = describedAt(schemas, at.file, at.place)
  if (code === 'content/length' && isConditionAt(schemas, data, at))
    return { message: `${title === undefined ? 'This' : quoted(title)} has no condition yet.`, help: 'Add one.' }
  if (valueIn(data.get(at.file), at.place) !== '') return undefined
  const isChosen = code === 'content/pattern' && reference !== undefined && !addresses.has(reference)
  if (isChosen || code === 'content/enum' || code.startsWith('content/unknown-')) return nothingChosen(schemas, at)
  return code === 'content/pattern'
    ? { message: `${title === undefined ? 'This' : quoted(title)} is empty.` }
    : undefined
}

/** The kinds of reference that are written in a field of text. All others are chosen from a list. */
const addresses: ReadonlySet<string> = new Set(['link', 'path'])

const isConditionAt = (schemas: Schemas, data: ContentData, { file, place }: FilePlace): boolean => {
  const setting = settingAt(schemas, file, data.get(file), place)
  return setting !== undefined && viewOf(schemas, setting.node, setting.key).kind === 'condition'
}

const nothingChosen = (schemas: Schemas, { file, place }: FilePlace) => {
  // An entry of a list gets the title of the list.
  const { title } = describedAt(schemas, file, typeof place.at(-1) === 'number' ? place.slice(0, -1) : place)
  return { message: `Nothing is chosen${title === undefined ? '' : ` for ${quoted(title)}`} yet.`, help: 'Choose one.' }
}
