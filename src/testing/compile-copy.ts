import { compileContent, type CompileResult } from '#content/compile.ts'
import { createCompileCache } from '#content/folder/compile-cache.ts'

const cache = createCompileCache()

/** Compiles a copy of a content. The tests of a worker share a cache, because most copies differ only in one or two files. */
export const compileCopy = (folder: string): Promise<CompileResult> => compileContent(folder, { cache })
