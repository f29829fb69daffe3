import type { DefaultText } from '#content/default-texts.ts'
import { either, message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { ValidatedFile } from '#content/validate-file.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { Content } from '#types/content.generated.ts'

/**
 * A content in a different language than the defaults still shows default texts.
 *
 * @param used the default texts that visitors can read
 */
export const defaultLanguage = (
  site: Content['site'],
  defaults: readonly ValidatedFile[],
  locate: Locate,
  used: () => readonly DefaultText[],
): readonly Finding[] => {
  const texts = defaults.find(({ kind }) => kind.name === 'site')?.data as Content['site'] | undefined
  if (!texts || languageOf(texts.locale) === languageOf(site.locale)) return []
  const count = used().length
  if (count === 0) return []
  return [
    {
      code: 'content/default-language',
      range: locate(site, 'locale'),
      message: `The language is ${site.locale}, and ${count} ${count === 1 ? 'text that visitors can read is an English default' : 'texts that visitors can read are English defaults'}.`,
      help: message`${either('Let `npm run content -- texts` write them into files of the content, and translate them there', 'Press each of them in the preview, and write your own. Or let a developer run “npm run content -- texts”, which adds a field for each')}.`,
    },
  ]
}

const languageOf = (locale: string): string => new Intl.Locale(locale).language
