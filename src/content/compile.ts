import type { Content } from '#types/content.generated.ts'
import { assemble } from './assemble.ts'
import { runChecks } from './checks/run-checks.ts'
import { fileFindings } from './folder/check-files.ts'
import { createCompileCache, type CompileCache } from './folder/compile-cache.ts'
import { mergeDocuments } from './folder/documents.ts'
import { fileKindOf } from './folder/layout.ts'
import { mediaFindings, mediaNames } from './folder/media.ts'
import { readFolder, type ContentFolder } from './folder/read-folder.ts'
import { compareProblems, type Problem } from './problems/problem.ts'
import { toProblem } from './problems/to-problem.ts'
import { schemaValidators, type SchemaValidators } from './schema/schemas.ts'
import { validateFile, type ValidatedFile } from './validate-file.ts'
import { contentVersion } from './version.ts'
import { locator } from './yaml/locate.ts'

export type CompileResult = {
  /** Null when at least one problem is an error. Warnings do not stop the compilation. */
  readonly content: Content | null
  /** See `contentVersion`. Empty when `content` is null. */
  readonly version: string
  /** Errors and warnings, sorted by file, line and column. */
  readonly problems: readonly Problem[]
  /** Every file that was read, pictures included, relative to the content folder. */
  readonly files: readonly string[]
}

/**
 * Compiles a content folder in four stages:
 *
 * 1. every file by itself: YAML syntax, schema, Markdown (`validateFile`)
 * 2. the checks that compare files (`runChecks`)
 * 3. placeholders filled in, Markdown rendered, everything frozen (`assemble`)
 * 4. the version, a hash of what gives answers their meaning (`contentVersion`)
 *
 * An error in stage 1 or 2 ends the compilation. Mistakes in the content are returned as problems; the promise rejects only
 * when the folder or its schemas cannot be read.
 *
 * @param folder path of the content folder
 * @param schemas path of the folder of schemas; by default `schemas/` of this package
 * @param cache to compile the same folder again and read only the files that changed: pass the same cache each time
 */
export const compileContent = async (
  folder: string,
  schemas?: string,
  cache: CompileCache = createCompileCache(),
): Promise<CompileResult> => compileFiles(await readFolder(folder), schemaValidators(schemas), cache)

/** The same for files that were read before. */
export const compileFiles = (
  contentFolder: ContentFolder,
  validators: SchemaValidators,
  { origins, rendered, validated: cached }: CompileCache = createCompileCache(),
): CompileResult => {
  const locate = locator(origins)

  const validated = contentFolder.files.flatMap((file): ValidatedFile[] => {
    const kind = fileKindOf(file.path)
    return kind ? [cached(file, () => validateFile(file, kind, { validators, origins, locate, rendered }))] : []
  })
  const findings = [
    ...fileFindings(contentFolder),
    ...mediaFindings(contentFolder),
    ...validated.flatMap((file) => file.findings),
  ]
  const problems = runChecks(validated, findings, { locate, media: mediaNames(contentFolder) })
    .map((finding) => toProblem(finding, origins))
    .sort(compareProblems)
  const files = contentFolder.files.map((file) => file.path)
  if (problems.some((problem) => problem.severity === 'error')) return { content: null, version: '', problems, files }

  const content = assemble(mergeDocuments(validated), rendered)
  return { content, version: contentVersion(content), problems, files }
}
