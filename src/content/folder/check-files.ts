/** Which files are missing, and which do not belong here. */
import type { ContentFolder } from './read-folder.ts'
import { requiredFiles, slotOf } from './layout.ts'
import { nearest } from '#content/schema/did-you-mean.ts'
import { wholeFile } from '#content/yaml/range.ts'
import type { Finding } from '#content/problems/problem.ts'

export const fileFindings = ({ name, files }: ContentFolder): Finding[] => {
  const there = new Set(files.map(({ path }) => path))
  const missing = requiredFiles.filter((path) => !there.has(path))
  const unknown = files.map(({ path }) => path).filter((path) => !path.startsWith('media/') && !slotOf(path))
  // A file that was renamed is both: it is told once, where it is now.
  const renamed = new Map(unknown.map((path) => [path, nearest(path, missing)]))
  const place = (path: string) => wholeFile({ name: `${name}/${path}`, text: '' })
  return [
    ...unknown.map((path) => {
      const meant = renamed.get(path)
      return {
        code: 'content/unknown-file',
        place: place(path),
        message: 'No part of the site reads this file.',
        help: meant === undefined ? 'Move it to its place, or delete it.' : `Did you mean ${name}/${meant}?`,
      }
    }),
    ...missing
      .filter((path) => ![...renamed.values()].includes(path))
      .map((path) => ({
        code: 'content/missing-file',
        place: place(path),
        message: 'This file is missing.',
        help: 'Restore it from git.',
      })),
  ]
}
