import { wordsOf } from '#content/problems/wording.ts'
import { fileKindOf } from '#content/folder/layout.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { namedSetting, onlyTitle } from '#studio/form/schema/named-setting.ts'

/**
 * The description of a setting, reworded for the studio: settings and values by their titles, files by what they contain.
 *
 * @param titles those of the settings beside it, by name
 */
export const helpWords = (
  schemas: Schemas,
  description: string,
  titles: ReadonlyMap<string, string> = new Map(),
): string =>
  description
    // In the studio it does not matter which file something is in.
    .replaceAll(
      /(?:, instead of|: the id of a file in) [^.]*?\b(?:quiz|analysis|settings|pages)\/[\w-]+(?:\.yaml)?/g,
      '',
    )
    .replaceAll(/(?:`[a-z_]+`(?:, | and )?)+(?= in ([a-z]+\/[\w-]+\.yaml))/g, (names: string, file: string) =>
      names.replaceAll(/`([a-z_]+)`/g, (_, name: string) =>
        quoted(namedSetting(schemas, file, name) ?? plain(schemas, name)),
      ),
    )
    .replaceAll(/`([a-z_]+): ?[^`]*`/g, (_, name: string) => quoted(titles.get(name) ?? plain(schemas, name)))
    .replaceAll(/`([^`]+)`/g, (_, name: string) => quoted(titles.get(name) ?? plain(schemas, name)))
    .replaceAll(
      /\b([a-z]+(?:[._][a-z]+)+)(?= (?:in|of|from) ([a-z]+\/[\w-]+\.yaml))/g,
      (name: string, _, file: string) => {
        const title = namedSetting(schemas, file, name)
        return title === undefined ? name : quoted(title)
      },
    )
    .replaceAll(
      /\b(?:content\/)?((?:quiz|analysis|products|settings|pages|emails)\/[\w-]+)(\.yaml)?\b/g,
      (path: string, name: string) => {
        const title = schemas.get(fileKindOf(`${name}.yaml`)?.schema ?? '')?.title
        return typeof title === 'string' ? quoted(title) : path
      },
    )
    // The field offers the pictures themselves, so their path does not matter.
    .replaceAll(/: a path below content\/media\b/g, '')
    .replaceAll(/^Path of (\w)/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/,? below content\/media(?:, for example [\w./-]+\w)?/g, '')
    .replaceAll(/^(Leave it out|Left out)\b/g, 'Without it')

const quoted = (name: string): string => `“${name}”`
/** Values in the words of the fields. */
const values: ReadonlyMap<string, string> = new Map([
  ['true', 'Yes'],
  ['false', 'No'],
  ['null', 'None'],
])
const plain = (schemas: Schemas, name: string): string =>
  values.get(name) ?? onlyTitle(schemas, name) ?? (/^[a-z_]+$/.test(name) ? wordsOf(name) : name)

/** The first sentence, and the rest of a text. */
export const firstSentence = (text: string): readonly [first: string, rest: string] => {
  const end = /[.!?](?=\s+["“A-Z0-9{])/.exec(text)
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 1).trim()] : [text, '']
}
