import { capitalised, quoted } from '#content/problems/wording.ts'
import type { ChangedItem, ChangeLine } from './change-line.ts'
import { shortened } from './value-words.ts'

/** A change beside the name of its item, and as a sentence with it. */
export const sentence = (item: ChangedItem, change: string, kind: ChangeLine['kind']) => ({
  kind,
  item,
  short: capitalised(change),
  words: `${quoted(shortened(item.title))}: ${change}`,
})
