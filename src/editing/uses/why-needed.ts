import { isDataMap, isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { entriesOfKind } from '#editing/ids/content-entries.ts'
import type { EntryPlace } from '#editing/list-place.ts'
import { indexOf, valueIn } from '#editing/place.ts'

/** Why an option must stay on offer; undefined if it may be retired. */
export const whyNeeded = (data: ContentData, { entry, file, list }: EntryPlace): string | undefined => {
  const root = data.get(file)
  const options = valueIn(root, list)
  const shared = list.at(-2) === 'option_lists'
  const owner = valueIn(root, list.slice(0, -1))
  const questions = shared
    ? entriesOfKind(data, 'question')
        .map(({ value }) => value)
        .filter((one) => one['options'] === list.at(-1))
    : [owner]
  if (!isList(options)) return undefined
  const index = indexOf(options, entry)
  const offered = options
    .filter((one, at) => at !== index && isDataMap(one) && one['retired'] !== true)
    .filter(isDataMap)
  const option = index === undefined ? undefined : options[index]
  if (!isDataMap(option)) return undefined
  const isOnly = (name: string) => option[name] === true && !offered.some((one) => one[name] === true)
  if (isOnly('no_answer') && questions.some((one) => isDataMap(one) && one['sensitive'] !== undefined))
    return 'This question is about something sensitive, so it needs an option for people who prefer not to say.'
  if (isOnly('correct')) return 'This is the only right answer of the question. Mark another one as right first.'
  return undefined
}
