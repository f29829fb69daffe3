/** The first line of every file tells editors such as VS Code which schema helps with it. */
import { schemaPath } from '#content/folder/layout.ts'
import { placeAt, type Text } from './range.ts'
import type { Finding } from '#content/problems/problem.ts'

export const modelineFindings = (text: Text, path: string, schema: string): Finding[] => {
  const wanted = `# yaml-language-server: $schema=${schemaPath(path, schema)}`
  const first = text.text.split(/\r?\n/, 1)[0] ?? ''
  if (first.trimEnd() === wanted) return []
  const named = /^(#\s*yaml-language-server:\s*\$schema=)(.*)$/.exec(first)
  const from = named?.[1]?.length ?? 0
  return [
    {
      code: 'content/modeline',
      place: placeAt(text, from, first.length),
      message: named
        ? 'The first line names another schema than the one of this file.'
        : 'The first line does not name the schema of this file, so editors cannot help with it.',
      help: `Let the first line be: ${wanted}`,
    },
  ]
}
