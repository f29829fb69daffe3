import { schemaPath } from '#content/folder/layout.ts'
import { sourceRange, type SourceText } from './range.ts'
import { replacement } from '#content/problems/fixes.ts'
import type { Finding } from '#content/problems/problem.ts'

/**
 * The first line of every content file is a modeline of the YAML language server. It names the schema of the file, so that
 * editors such as VS Code can complete and explain its settings.
 *
 * @param path of the file inside the content folder
 * @param schema file name of its schema
 * @param schemas relative path from the content folder to the schemas
 */
export const modelineFindings = (
  source: SourceText,
  path: string,
  schema: string,
  schemas: string | undefined,
): Finding[] => {
  const first = source.text.split(/\r?\n/, 1)[0] ?? ''
  const known = /^# yaml-language-server: \$schema=(((?:\.\.\/)+)(?:\S+\/)?schemas\/)([^\s/]+)\s*$/.exec(first)
  // A content folder may be deeper than the schemas, as the examples are, or outside the project.
  const isDeepEnough = (known?.[2]?.length ?? 0) >= '../'.length * path.split('/').length
  if (known?.[3] === schema && isDeepEnough) return []
  const place = known && isDeepEnough ? `${known[1]}${schema}` : schemaPath(path, schema, schemas)
  const wanted = `# yaml-language-server: $schema=${place}`
  const lineEnd = source.text.includes('\r\n') ? '\r\n' : '\n'
  const named = /^(#\s*yaml-language-server:\s*\$schema=)(.*)$/.exec(first)
  const from = named?.[1]?.length ?? 0
  return [
    {
      code: 'content/modeline',
      range: sourceRange(source, from, first.length),
      message: named
        ? 'The first line names another schema than the one of this file.'
        : 'The first line does not name the schema of this file, so editors cannot help with it.',
      help: `Let the first line be: ${wanted}`,
      fixes: [
        named
          ? replacement(sourceRange(source, 0, first.length), wanted, 'Name the schema of this file')
          : replacement(sourceRange(source, 0, 0), `${wanted}${lineEnd}`, 'Add the line that names the schema'),
      ],
    },
  ]
}
