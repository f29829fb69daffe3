/** Texts whose schema says which words are filled in when they are shown: they have no others. */
import { check } from '#content/checks/check.ts'
import { siteWords } from '#content/text/placeholders.ts'
import { unfilled } from '#content/text/unknown-placeholders.ts'

export const placeholders = check(['site', 'constants', 'sections'], (content, { at, limited }) => {
  const everywhere = siteWords(content)
  return limited.flatMap((text) => unfilled(text, text.words, everywhere, at))
})
