import { wordsOf } from '#content/problems/wording.ts'
import { fileKindOf } from '#content/folder/layout.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import { questionWithId } from '#editing/questions.ts'
import { valueIn, type Place } from '#editing/place.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { viewOf } from '#studio/form/schema/schema-view.ts'
import { settingAt } from '#studio/form/schema/setting-at.ts'

/** The name of the setting or list entry at a place: for an entry its label or title, for a setting the title in its schema. */
export const titleAt = (schemas: Schemas, data: ContentData, file: string, place: Place): string => {
  if (place.length === 0) return fileTitle(schemas, data, file)
  const root = data.get(file)
  const step = place.at(-1)
  const owner = valueIn(root, place.slice(0, -1))
  const value = valueIn(root, place)
  const ofSchema = () => schemaTitle(schemas, file, root, place)
  if (!isList(owner)) return ofSchema() ?? wordsOf(String(step))
  const named = typeof value === 'object' ? entryName(value) : undefined
  // An entry about a question is named after the question.
  const name = isDataMap(value) && named === value['question'] ? questionWithId(data, String(named))?.title : named
  if (name !== undefined && name !== String(step)) return name
  const number = typeof step === 'number' ? step + 1 : owner.findIndex((one) => one === value) + 1
  return `${ofSchema() ?? 'Entry'} ${number}`
}

/** Files of which there are several, such as mails, are named by their own title; other files by the title of their schema. */
export const fileTitle = (schemas: Schemas, data: ContentData, file: string): string => {
  const kind = fileKindOf(file)
  const ofSchema = schemaTitle(schemas, file, data.get(file), [])
  if (!kind) return file
  const isOneOfSeveral = ['sections', 'emails', 'pages.text'].includes(kind.name)
  return (isOneOfSeveral ? entryName(data.get(file)) : ofSchema) ?? ofSchema ?? file
}

const schemaTitle = (schemas: Schemas, file: string, root: unknown, place: Place): string | undefined => {
  const setting = settingAt(schemas, file, root, place)
  return (setting && viewOf(schemas, setting.node, setting.key).title) || undefined
}
