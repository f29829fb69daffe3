import { isDataMap, isList } from '#content/write/edit.ts'
import { counted, quoted } from '#content/problems/wording.ts'
import { ruleName } from '#editing/build/entry-title.ts'
import type { ContentData } from '#editing/content-data.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import type { Act } from '#editing/operation.ts'
import { idOf } from '#editing/place.ts'
import { actsOf, movedBy } from './acts-of.ts'
import type { ChangeLine, LineWithoutActs } from './change-line.ts'
import { differencesOf, type Difference } from './differences.ts'
import { withEmptiedTexts } from './emptied-texts.ts'
import { entryInWords, entryNoun } from './entry-words.ts'
import { withFolded } from './folded-lines.ts'
import { fileTitle, itemOf } from './item-of.ts'
import { listName } from './list-name.ts'
import { pictureLines } from './picture-lines.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { describedAt } from './schema-at.ts'
import { withMovedEntries } from './with-moved-entries.ts'
import { sectionIn, withNewSections } from './new-steps.ts'
import { sectionName } from './section-name.ts'
import { sentence } from './sentence.ts'
import { pointsWords, valueLine, type Context } from './value-line.ts'

/**
 * Everything that differs in the end, one line each, in an editor's words. Several acts on one field make one line; changes that a later
 * act has reversed make none.
 *
 * @param acts those in effect, to link each line to its acts; without them the wording is the same
 */
export const describeChanges = (
  acts: readonly Act[],
  before: ContentData,
  after: ContentData,
  schemas: Schemas,
): readonly ChangeLine[] => {
  const differences = differencesOf(before, after, movedBy(acts))
  const context: Context = { schemas, before, after: withEmptiedTexts(after, differences) }
  const moved = withMovedEntries(differences, movedBy(acts))
  const lines = withNewSections(moved).map(({ difference, from, section }) => {
    const made = [difference, from, section].flatMap((one) => (one ? actsOf(acts, one) : []))
    return {
      ...lineOf(context, difference, from, section),
      acts: acts.map(({ id }) => id).filter((id) => made.includes(id)),
    }
  })
  return [...withFolded(lines, acts), ...pictureLines(acts)]
}

/**
 * @param from for an entry that was moved from another list: its deletion there
 * @param section for a new step: its section, if that is new, too
 */
const lineOf = (
  context: Context,
  difference: Difference,
  from: Difference | undefined,
  section: Difference | undefined,
): LineWithoutActs => {
  const { after, schemas } = context
  switch (difference.kind) {
    case 'value':
      return valueLine(context, difference)
    case 'file':
      return fileLine(context, difference)
    case 'move': {
      const noun = entryInWords(schemas, after, difference.file, difference.list, difference.entry)
      const places = `from place ${difference.from + 1} to place ${difference.to + 1}`
      return entryLine(context, difference, `moved ${places}`, `moved ${noun} ${places}`)
    }
    case 'add': {
      if (from) {
        const [was, is] = [movedIn(context, 'before', from), movedIn(context, 'after', difference)]
        return entryLine(context, difference, `moved from ${quoted(was)} to ${quoted(is)}`)
      }
      const made = `new ${entryNoun(schemas, difference.file, difference.list)}`
      const owner = ` in ${quoted(ownerTitle(context, 'after', difference))}`
      return entryLine(
        context,
        difference,
        `${made}${contentsOf(section ? sectionIn(section) : difference.entry)}${owner}`,
        `new ${entryInWords(schemas, after, difference.file, difference.list, difference.entry)}${givenBy(after, difference.entry)}`,
      )
    }
    case 'delete': {
      const words = entryInWords(schemas, context.before, difference.file, difference.list, difference.entry)
      return entryLine(
        context,
        difference,
        `deleted ${entryNoun(schemas, difference.file, difference.list)}`,
        `deleted ${words}`,
      )
    }
  }
}

type EntryDifference = Difference & { readonly kind: 'add' | 'delete' | 'move' }

/**
 * @param asItem the words beside the name of the entry, if the entry is an item itself
 * @param asPart the words beside the name of the item that the entry is a part of
 */
const entryLine = (
  context: Context,
  difference: EntryDifference,
  asItem: string,
  asPart: string = asItem,
): LineWithoutActs => {
  const { file, kind, list, place } = difference
  const data = kind === 'delete' ? context.before : context.after
  const item = itemOf(context.schemas, data, file, place)
  const isItem = item.place.length === place.length
  const isAsked = isItem && kind === 'add' && listKind(list) === 'question'
  const inList = isItem ? undefined : listName(context.schemas, data.get(file), { file, list, owner: item.place })
  return {
    ...sentence(item, isItem ? asItem : inList === undefined ? asPart : `${inList}: ${asPart}`, kind),
    file,
    place,
    ...(isAsked && { asked: String(idOf(difference.entry)) }),
  }
}

/** ` gives 9 points` for a rule about an answer; empty for other entries. */
const givenBy = (data: ContentData, entry: unknown): string =>
  isDataMap(entry) && ruleName(data, entry) !== undefined ? ` gives ${pointsWords(entry['points'])}` : ''

const contentsOf = (entry: unknown): string => {
  const lists = isDataMap(entry) ? (['questions', 'options'] as const).filter((key) => isList(entry[key])) : []
  const [key] = lists
  const list = key === undefined || !isDataMap(entry) ? undefined : entry[key]
  return isList(list) && key ? ` with ${counted(list.length, key.slice(0, -1), key)}` : ''
}

/** The title of what contains the entry: the section of a question, the score of a rule. */
const ownerTitle = ({ schemas, ...data }: Context, when: 'before' | 'after', { file, place }: Difference): string =>
  itemOf(schemas, data[when], file, place.slice(0, -2)).title

const movedIn = (context: Context, when: 'before' | 'after', difference: Difference): string => {
  const own = ownerTitle(context, when, difference)
  const isQuestion = 'entry' in difference && listKind(difference.list) === 'question'
  return isQuestion ? sectionName(context[when], difference.entry, own) : own
}

const fileLine = ({ schemas }: Context, { after, before, file }: Difference & { kind: 'file' }): LineWithoutActs => {
  const title = fileTitle(schemas, file, after ?? before)
  const noun = (describedAt(schemas, file, []).title ?? 'file').toLowerCase()
  return {
    ...sentence({ file, place: [], title }, `${after === undefined ? 'deleted' : 'new'} ${noun}`, 'file'),
    file,
    place: [],
  }
}
