import { fileKindOf, schemaPath } from '#content/folder/layout.ts'
import type { Operation } from '#editing/operation.ts'
import type { FolderFile } from '#editing/studio-api.ts'

/**
 * Adds a file with these settings, in their order. Its first line names its schema, where the other files of the folder have it.
 *
 * @throws for a path that no content has a file at
 */
export const newFile = (
  others: readonly Pick<FolderFile, 'path' | 'text'>[],
  file: string,
  settings: Readonly<Record<string, unknown>>,
): readonly Operation[] => {
  const kind = fileKindOf(file)
  if (!kind) throw new Error(`A content has no file ${file}`)
  const after = `# yaml-language-server: $schema=${schemaPath(file, kind.schema, schemasFrom(others))}\n{}\n`
  return [
    { kind: 'file', file, before: null, after, data: {} },
    ...Object.entries(settings).map(([name, value]) => ({ kind: 'set' as const, file, place: [name], after: value })),
  ]
}

/** The relative path from the folder to the schemas. undefined: no file says it. */
const schemasFrom = (files: readonly Pick<FolderFile, 'path' | 'text'>[]): string | undefined => {
  for (const { path, text } of files) {
    const named = /^# yaml-language-server: \$schema=(\S+\/schemas)\//.exec(text)?.[1]
    const up = '../'.repeat(path.split('/').length - 1)
    if (named?.startsWith(up)) return named.slice(up.length)
  }
  return undefined
}
