import { spellingFixes } from '#content/problems/fixes.ts'
import { either, message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { closestMatch } from '#content/schema/did-you-mean.ts'
import type { SourceRange } from '#content/yaml/range.ts'

/** @param media paths of the pictures that are there */
export const missingPicture = (path: string, media: ReadonlySet<string>, range: SourceRange): Finding => {
  const near = closestMatch(path, media)
  return {
    code: 'content/missing-image',
    range,
    message: `The picture ${quoted(path)} was not found in the media folder.`,
    help: message`${either(near === undefined ? 'Put the file there, or correct the name.' : `Did you mean ${quoted(near)}?`, 'Choose or upload another one.')}`,
    fixes: spellingFixes(range, path, media),
  }
}
