import type { Message, MessagePart, ThingKind } from '#content/problems/message.ts'
import { quoted, wordsOf } from '#content/problems/wording.ts'
import { fileKindOf } from '#content/folder/layout.ts'
import { isList } from '#content/write/edit.ts'
import { kindName } from '#editing/build/change-kind.ts'
import { entryName, quotedName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import { entriesOfKind } from '#editing/ids/content-entries.ts'
import { schemaNodes } from '#editing/names/schema-nodes.ts'
import { idOf, pathOf, valueIn, type Place, type FilePlace } from '#editing/place.ts'
import { namedQuestion } from '#editing/questions-in-order.ts'
import { optionsOffered, questionWithId } from '#editing/questions.ts'
import { describedAt } from '#editing/words/schema-at.ts'
import { shortened } from '#editing/words/value-words.ts'
import { helpWords } from '#studio/form/notes/help-words.ts'
import { contentThings } from '#studio/form/schema/content-things.ts'
import { onlyTitle } from '#studio/form/schema/named-setting.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { partOfFile } from '#studio/parts/parts.ts'
import { stepKind } from './step-kind.ts'

/** What a message is about. `at`: the place of its problem, from which the titles of settings are looked up. */
export type MessageContext = { readonly schemas: Schemas; readonly data: ContentData; readonly at: FilePlace | null }

/** A message as editors read it: with labels instead of ids, and titles instead of the names of settings. */
export const messageForEditors = (context: MessageContext, words: Message): string =>
  typeof words === 'string'
    ? words
    : words.map((part) => (typeof part === 'string' ? part : partForEditors(context, part))).join('')

const partForEditors = (context: MessageContext, part: Exclude<MessagePart, string>): string => {
  const { at, data, schemas } = context
  const { written } = part
  switch (part.kind) {
    case 'thing':
      return labelOf(context, part.thing, part.id) ?? quoted(part.id)
    case 'option':
      return quoted(optionLabel(data, part.question, part.id) ?? part.id)
    case 'setting':
      return quoted(settingTitle(context, part))
    case 'file':
      return quoted(schemas.get(fileKindOf(written)?.schema ?? '')?.title ?? written)
    case 'part':
      return quoted(partOfFile(data, written).title)
    case 'part-to-add': {
      const { addedAt, title } = partOfFile(data, written)
      return `${quoted(title)} under ${quoted(addedAt)}`
    }
    case 'step-kind':
      return quoted(stepKind(schemas, written))
    case 'question-kind':
      return quoted(kindName(written))
    case 'day':
      return day.format(new Date(written))
    case 'description':
      return helpWords(schemas, written)
    case 'write-text':
      return at && isPicture(schemas, at) ? 'Choose or upload a picture' : written
    case 'or-remove':
      return at && isNeeded(schemas, data, at) ? '' : ', or remove it if it is not needed'
    case 'words':
      return messageForEditors(context, part.inStudio)
  }
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const labelOf = ({ at, data, schemas }: MessageContext, kind: ThingKind, id: string): string | undefined => {
  if (kind === 'consent') {
    const consent = entriesOfKind(data, 'consent').find(({ value }) => idOf(value) === id)
    return consent && quotedName(consent.value)
  }
  const label =
    kind === 'question'
      ? namedQuestion(data, id)?.title
      : kind === 'entry'
        ? at && entryAround(data, at, id)
        : contentThings(schemas, data, [kind]).find((one) => one.id === id)?.label
  return label ? quoted(shortened(label)) : undefined
}

/** The name of the entry with this id that contains the place. */
const entryAround = (data: ContentData, { file, place }: FilePlace, id: string): string | undefined => {
  const depth = place.lastIndexOf(id)
  return depth === -1 ? undefined : entryName(valueIn(data.get(file), place.slice(0, depth + 1)))
}

const optionLabel = (data: ContentData, questionId: string, id: string): string | undefined => {
  const question = questionWithId(data, questionId)
  const label = question && entryName(optionsOffered(data, question).find((option) => idOf(option) === id))
  return label === undefined ? undefined : shortened(label)
}

const settingTitle = (
  { at, schemas }: MessageContext,
  { name, of }: Extract<MessagePart, { readonly kind: 'setting' }>,
): string =>
  (of && describedAt(schemas, of.file, of.place).title) ??
  (at ? titleNear(schemas, at.file, at.place, name) : undefined) ??
  onlyTitle(schemas, name) ??
  wordsOf(name)

/** The title of a setting in the group that contains the place, or in one further out. */
const titleNear = (schemas: Schemas, file: string, place: Place, name: string): string | undefined => {
  const titleAt = (group: Place, key: string) => describedAt(schemas, file, [...group, key]).title
  return [place, ...place.map((_, index) => place.slice(0, place.length - 1 - index))]
    .filter((group) => titleAt(group, name) !== titleAt(group, anyEntry))
    .map((group) => titleAt(group, name))
    .find((title) => title !== undefined)
}

/** No setting has this name, so if it has a title, it is an entry of a list. */
const anyEntry = '-'

const isPicture = (schemas: Schemas, { file, place }: FilePlace): boolean =>
  describedAt(schemas, file, place).reference === 'media'

const isNeeded = (schemas: Schemas, data: ContentData, at: FilePlace): boolean => {
  const path = pathOf(data.get(at.file), at.place)
  const isRequired = path !== undefined && schemaNodes(data, schemas)(at.file, path)?.isRequired === true
  return isRequired || isDemanded(data, at)
}

/** Whether the scores demand this setting of their rules, which is otherwise optional. */
const isDemanded = (data: ContentData, { file, place }: FilePlace): boolean => {
  const demand = valueIn(data.get(file), ['demand'])
  return place.at(-3) === 'rules' && isList(demand) && demand.includes(place.at(-1))
}
