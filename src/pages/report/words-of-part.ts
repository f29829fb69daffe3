import type { ReportWords } from '#content/slices/slices.ts'

type Part = 'product' | 'routines' | 'tips'

/** The words of a part, for the code of that part. Throws in a content without it, where that code must not run. */
export const wordsOfPart = <Name extends Part>(page: Pick<ReportWords, Name>, name: Name) => {
  const words = page[name]
  if (words === undefined) throw new Error(`This content has no ${name}`)
  return words
}
