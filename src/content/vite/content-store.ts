/** What a Vite server or build knows of the content: the last good one, and what is wrong with the newest. */
import { join, resolve } from 'node:path'
import { compileContent, type CompileResult } from '#content/compile.ts'
import { readFolder } from '#content/folder/read-folder.ts'
import { picturesOf, type Picture } from '#content/folder/media.ts'
import { createCompileCache } from '#content/folder/compile-cache.ts'
import type { Problem } from '#content/problems/problem.ts'
import { formatProblems } from '#content/problems/report.ts'
import type { VersionedContent } from './slices.ts'

export type ContentStore = {
  readonly folder: string
  /** The last good content, or the error of the newest when there was no good one yet. */
  readonly current: () => Promise<VersionedContent>
  readonly compile: () => Promise<CompileResult>
  /** By their path as it stands in an address. */
  readonly pictures: () => Promise<ReadonlyMap<string, Picture>>
  readonly hasValid: () => boolean
}

export const contentStore = (folder: string): ContentStore => {
  const cache = createCompileCache()
  let valid: VersionedContent | undefined
  let latest: Promise<CompileResult> | undefined
  let pictures: Promise<ReadonlyMap<string, Picture>> | undefined

  const compile = async () => {
    pictures = undefined
    latest = compileContent(folder, undefined, cache)
    const { content, version } = await latest
    if (content) valid = { content, version }
    return latest
  }
  return {
    folder,
    compile,
    hasValid: () => valid !== undefined,
    current: async () => {
      if (valid) return valid
      const { content, version, problems } = await (latest ?? compile())
      if (!content) throw contentError(folder, problems)
      return { content, version }
    },
    pictures: () =>
      (pictures ??= readFolder(folder).then(
        (disk) => new Map(picturesOf(disk).map((picture) => [encodeURI(picture.path), picture])),
      )),
  }
}

/** An error as Vite prints it: with the place that an editor can open, and all the problems in its message. */
export const contentError = (folder: string, problems: readonly Problem[]) => {
  const [first] = problems.filter(({ severity }) => severity === 'error')
  const error = new Error(formatProblems(problems))
  if (!first) return error
  const file = join(resolve(folder, '..'), first.file)
  return Object.assign(error, {
    id: file,
    loc: { file, line: first.line, column: first.column },
    frame: '',
    plugin: 'content',
  })
}
