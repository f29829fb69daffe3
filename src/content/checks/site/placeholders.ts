/** Texts whose schema says which words are filled in when they are shown: they have no others. */
import { check } from '#content/checks/check.ts'
import { sitePlaceholders } from '#content/text/placeholders.ts'
import { placeholderFindings } from '#content/text/unknown-placeholders.ts'

export const placeholders = check(['site', 'constants', 'sections'], (content, { locate, placeholderTexts }) => {
  const everywhere = sitePlaceholders(content)
  return placeholderTexts.flatMap((text) => placeholderFindings(text, text.words, everywhere, locate))
})
