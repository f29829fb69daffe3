import type { ContentFolder } from './read-folder.ts'
import { requiredFiles, fileKindOf } from './layout.ts'
import { closestMatch } from '#content/schema/did-you-mean.ts'
import { wholeFileRange } from '#content/yaml/range.ts'
import type { Finding } from '#content/problems/problem.ts'

/** Required files that are missing, and files that nothing reads. */
export const fileFindings = ({ name, files }: ContentFolder): Finding[] => {
  const there = new Set(files.map(({ path }) => path))
  const missing = requiredFiles.filter((path) => !there.has(path))
  const unknown = files.map(({ path }) => path).filter((path) => !path.startsWith('media/') && !fileKindOf(path))
  // A renamed file would be reported twice, as missing and as unknown: it is reported where it is now.
  const renamed = new Map(unknown.map((path) => [path, closestMatch(path, missing)]))
  const range = (path: string) => wholeFileRange({ name: `${name}/${path}`, text: '' })
  return [
    ...unknown.map((path) => {
      const didYouMean = renamed.get(path)
      return {
        code: 'content/unknown-file',
        range: range(path),
        message: 'No part of the site reads this file.',
        help: didYouMean === undefined ? 'Move it to its place, or delete it.' : `Did you mean ${name}/${didYouMean}?`,
      }
    }),
    ...missing
      .filter((path) => ![...renamed.values()].includes(path))
      .map((path) => ({
        code: 'content/missing-file',
        range: range(path),
        message: 'This file is missing.',
        help: 'Restore it from git.',
      })),
  ]
}
