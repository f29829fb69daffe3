import type { Content } from '#types/content.generated.ts'
import { runChecks } from './checks/run-checks.ts'
import { fileFindings } from './folder/check-files.ts'
import { createCompileCache, validatedDefault, type CompileCache } from './folder/compile-cache.ts'
import type { ContentFile, ContentFolder } from './folder/content-file.ts'
import { mergeDocuments, usableParts } from './folder/documents.ts'
import { separateFiles } from './folder/inline-parts.ts'
import { fileKindOf } from './folder/layout.ts'
import { mediaFindings, mediaNames, withDefaultPictures } from './folder/media.ts'
import { resolveOptionLists } from './option-lists.ts'
import { compareProblems, type Problem } from './problems/problem.ts'
import { toProblem } from './problems/to-problem.ts'
import type { SchemaValidators } from './schema/schemas.ts'
import { validateFile, type ValidatedFile } from './validate-file.ts'
import { locator } from './yaml/locate.ts'

/** What the compiler needs in addition to the content. */
export type CompilerInputs = {
  readonly validators: SchemaValidators
  /** Files with the same paths as those of a content. They say what a content leaves out. */
  readonly defaults: readonly ContentFile[]
}

export type CompiledFiles = {
  /** Null when at least one problem is an error. Warnings do not stop the compilation. */
  readonly content: Content | null
  /** Errors and warnings, sorted by file, line and column. */
  readonly problems: readonly Problem[]
}

/**
 * Compiles the files of a content folder in four stages:
 *
 * 1. every file by itself: YAML syntax, schema, Markdown (`validateFile`)
 * 2. what the quiz file contains in addition to the quiz becomes files of its own (`separateFiles`), and the defaults complete what the files leave
 *    out (`createWithDefaults`)
 * 3. names of shared option lists replaced (`resolveOptionLists`), and the checks that compare files (`runChecks`)
 * 4. placeholders filled in, Markdown rendered, everything frozen (`createAssemble`)
 *
 * An error in stage 1 or 3 ends the compilation. Mistakes in the content are returned as problems. A pure function, which runs in a
 * browser as well: it reads no disk.
 *
 * @param cache to compile the same files again and read only those that changed: pass the same cache each time
 */
export const compileFiles = (
  folder: ContentFolder,
  { validators, defaults }: CompilerInputs,
  cache: CompileCache = createCompileCache(),
): CompiledFiles => {
  const { origins, rendered } = cache
  const locate = locator(origins)
  const context = { validators, origins, locate, rendered, schemas: folder.schemas }
  type Remember = (file: ContentFile, validate: () => ValidatedFile) => ValidatedFile
  const validated = (files: readonly ContentFile[], remember: Remember): readonly ValidatedFile[] =>
    files.flatMap((file) => {
      const kind = fileKindOf(file.path)
      return kind ? [remember(file, () => validateFile(file, kind, context))] : []
    })
  const read = validated(folder.files, cache.validated)
  const authored = read.flatMap((file) => separateFiles(file, origins))
  const findings = [
    ...fileFindings(folder, authored, defaults),
    ...mediaFindings(folder, defaults),
    ...read.flatMap((file) => file.findings),
  ]
  const files = cache.withDefaults(
    authored,
    validated(defaults, (file, validate) => validatedDefault(validators, file, validate)),
  )
  const merged = resolveOptionLists(mergeDocuments(files), usableParts(files).has('quiz'), { ...cache, locate })
  const media = mediaNames(withDefaultPictures(folder, defaults))
  const problems = runChecks(files, merged, [...findings, ...merged.findings], {
    cache: cache.checks,
    folder: folder.name,
    locate,
    media,
  })
    .map((finding) => toProblem(finding, origins))
    .sort(compareProblems)
  if (problems.some((problem) => problem.severity === 'error')) return { content: null, problems }
  return { content: cache.assemble(merged.content), problems }
}
