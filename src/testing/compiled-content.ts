import { compileContent, type CompileResult } from '#content/compile.ts'
import { formatProblems } from '#content/problems/report.ts'
import type { Content } from '#types/content.generated.ts'

let compiled: Promise<CompileResult> | undefined

/** The content of the product, compiled once for all tests of a worker, which must not change it. */
export const compiledContent = async (): Promise<{ readonly content: Content; readonly version: string }> => {
  const { content, problems, version } = await (compiled ??= compileContent('content'))
  if (!content) throw new Error(formatProblems(problems))
  return { content, version }
}
