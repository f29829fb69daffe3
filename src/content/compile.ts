import type { CompileCache } from './folder/compile-cache.ts'
import { readFolder } from './folder/read-folder.ts'
import { compileFiles, type CompiledFiles } from './compile-files.ts'
import { compilerInputs } from './package-files.ts'
import { contentVersion } from './version.ts'

export type CompileResult = CompiledFiles & {
  /** See `contentVersion`. Empty when `content` is null. */
  readonly version: string
  /** Every file that was read, pictures included, relative to the content folder. */
  readonly files: readonly string[]
}

export type CompileOptions = {
  /** Path of the folder of schemas. By default `schemas/` of this package. */
  readonly schemas?: string
  /** Pass the same cache each time to compile the same folder again and read only the files that have changed. */
  readonly cache?: CompileCache
}

/**
 * Compiles a content folder: see `compileFiles`. The promise rejects only when the folder or its schemas cannot be read.
 *
 * @param folder path of the content folder
 */
export const compileContent = async (
  folder: string,
  { schemas, cache }: CompileOptions = {},
): Promise<CompileResult> => {
  const contentFolder = await readFolder(folder)
  const { content, problems } = compileFiles(contentFolder, compilerInputs({ schemas }), cache)
  const files = contentFolder.files.map((file) => file.path)
  return { content, version: content ? contentVersion(content) : '', problems, files }
}
