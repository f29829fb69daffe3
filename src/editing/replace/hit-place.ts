import { capitalised } from '#content/problems/wording.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { entriesOnTheWay, entryInWords, entryNoun } from '#editing/words/entry-words.ts'
import { itemOf } from '#editing/words/item-of.ts'
import { listName } from '#editing/words/list-name.ts'
import { describedAt } from '#editing/words/schema-at.ts'
import type { TextHit } from './find-texts.ts'

/** Where a text is, in the words of the review: `Fatigue · Rule “Never” of “Do you sleep well?” · Reason`. */
export const hitPlace = (schemas: Schemas, data: ContentData, { file, place, text }: TextHit): string => {
  const item = itemOf(schemas, data, file, place)
  const entries = entriesOnTheWay(data.get(file), place)
    .filter(({ end }) => end > item.place.length)
    .flatMap(({ entry, list }) => [
      listName(schemas, data.get(file), { file, list, owner: item.place }),
      // The text itself need not be repeated as the name of its entry.
      entryName(entry) === text ? entryNoun(schemas, file, list) : entryInWords(schemas, data, file, list, entry),
    ])
  const parts = entries.filter((part) => part !== undefined).map(capitalised)
  return [item.title, ...parts, describedAt(schemas, file, place).title].filter(Boolean).join(' · ')
}
