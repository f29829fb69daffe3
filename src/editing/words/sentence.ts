import { capitalised, quoted } from '#content/problems/wording.ts'
import type { ChangedItem, ChangeLine } from './change-line.ts'
import { shortened } from './value-words.ts'

/** The words of a change: to be shown beside the name of its item, and as a sentence that includes the name. */
export const sentence = (item: ChangedItem, change: string, kind: ChangeLine['kind']) => ({
  kind,
  item,
  short: capitalised(change),
  words: `${quoted(shortened(item.title))}: ${change}`,
})
