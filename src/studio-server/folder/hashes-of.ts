import type { ContentFolder } from '#content/folder/content-file.ts'
import { sha256Of } from '#server/operations/sha256.ts'

/** The hash of each file, by path. */
export const hashesOf = ({ files }: ContentFolder): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map(({ path, bytes }) => [path, sha256Of(bytes)]))
