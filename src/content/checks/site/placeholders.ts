import { checkOfTexts } from '#content/checks/check.ts'
import { sitePlaceholders } from '#content/text/placeholders.ts'
import { placeholderFindings } from '#content/text/unknown-placeholders.ts'

/** Every text contains only placeholders that its schema lists, and those of the site, because nothing else is filled in. */
export const placeholders = checkOfTexts(
  ['brand', 'site', 'constants', 'sections'],
  (content, { locate, placeholderTexts }) => {
    const everywhere = sitePlaceholders(content)
    return placeholderTexts.flatMap((text) =>
      placeholderFindings(text, text.placeholders, everywhere, content.site.locale, locate),
    )
  },
)
