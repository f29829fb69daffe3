import { fileKindOf, schemaPath } from '#content/folder/layout.ts'
import type { Operation } from '#editing/operation.ts'
import type { FolderFile } from '#editing/studio-api.ts'

/**
 * Adds a file with these settings, in this order. Its first line names its schema by the same relative path as the other files.
 *
 * @throws if a content cannot have a file at this path
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

/** The relative path from the folder to the schemas. undefined: no file mentions it. */
const schemasFrom = (files: readonly Pick<FolderFile, 'path' | 'text'>[]): string | undefined => {
  for (const { path, text } of files) {
    const named = /^# yaml-language-server: \$schema=(\S+\/schemas)\//.exec(text)?.[1]
    const up = '../'.repeat(path.split('/').length - 1)
    if (named?.startsWith(up)) return named.slice(up.length)
  }
  return undefined
}
