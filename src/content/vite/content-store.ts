import { join, resolve } from 'node:path'
import { compileContent, type CompileResult } from '#content/compile.ts'
import { readFolder } from '#content/folder/read-folder.ts'
import { picturesOf, withDefaultPictures, type Picture } from '#content/folder/media.ts'
import { packageDefaults } from '#content/package-files.ts'
import { createCompileCache } from '#content/folder/compile-cache.ts'
import type { Problem } from '#content/problems/problem.ts'
import { formatProblems } from '#content/problems/report.ts'
import type { VersionedContent } from '#content/slices/slices.ts'

/** The content of a Vite server or build: the last valid version, and the problems of the newest one. */
export type ContentStore = {
  /** Absolute path. */
  readonly folder: string
  /** The last valid content. If there was none yet, it rejects with the problems of the newest one. */
  readonly current: () => Promise<VersionedContent>
  /** Compiles the folder again. */
  readonly compile: () => Promise<CompileResult>
  /** By their URL path below /media/, percent-encoded. */
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
    const compiling = compileContent(folder, { cache })
    latest = compiling
    try {
      const result = await compiling
      if (result.content) valid = { content: result.content, version: result.version }
      return result
    } catch (error) {
      // The folder could not be read, so the next call tries again.
      if (latest === compiling) latest = undefined
      throw error
    }
  }
  const readPictures = async (): Promise<ReadonlyMap<string, Picture>> => {
    const disk = await readFolder(folder)
    const all = picturesOf(withDefaultPictures(disk, packageDefaults()))
    return new Map(all.map((picture) => [encodeURI(picture.path), picture]))
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
      (pictures ??= readPictures().catch((error: unknown) => {
        pictures = undefined
        throw error
      })),
  }
}

/** An error in the form that Vite prints, with the position of the first problem, which editors can open, and all problems as its message. */
export const contentError = (folder: string, problems: readonly Problem[]) => {
  const [first] = problems.filter(({ severity }) => severity === 'error')
  const error = new Error(formatProblems(problems))
  // A build prints the stack, which would be of no use, because the mistake is in the content.
  error.stack = error.message
  if (!first) return error
  const file = join(resolve(folder, '..'), first.file)
  return Object.assign(error, {
    id: file,
    loc: { file, line: first.line, column: first.column },
    frame: '',
    plugin: 'content',
  })
}
