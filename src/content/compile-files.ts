import type { Content } from '#types/content.generated.ts'
import { runChecks } from './checks/run-checks.ts'
import { defaultLanguage } from './checks/site/default-language.ts'
import { usedDefaultTexts, type DefaultText } from './default-texts.ts'
import { folderFindings, hasRenamedPart } from './folder/check-files.ts'
import { createCompileCache, validatedDefault, type CompileCache } from './folder/compile-cache.ts'
import { isMedia, type ContentFile, type ContentFolder } from './folder/content-file.ts'
import { mergeDocuments, usableParts } from './folder/documents.ts'
import { separateFiles } from './folder/inline-parts.ts'
import { fileKindOf } from './folder/layout.ts'
import { mediaFindings, mediaNames, withDefaultPictures } from './folder/media.ts'
import { resolveOptionLists } from './option-lists.ts'
import { codes } from './problems/codes.ts'
import { compareProblems, type Problem } from './problems/problem.ts'
import { toProblem } from './problems/to-problem.ts'
import type { SchemaValidators } from './schema/schemas.ts'
import { textsIn, validateFile, type ValidatedFile } from './validate-file.ts'
import { locator } from './yaml/locate.ts'
import { parseYaml } from './yaml/parse.ts'

/** What the compiler needs in addition to the content. */
export type CompilerInputs = {
  readonly validators: SchemaValidators
  /** Files with the same paths as those of a content. They provide what the content leaves out. */
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
 * 2. what the quiz file contains in addition to the quiz becomes files of its own (`separateFiles`), and the defaults complete what the
 *    files leave out (`createWithDefaults`)
 * 3. the names of shared option lists are replaced (`resolveOptionLists`), and the checks that compare files run (`runChecks`)
 * 4. if the content is in a different language than the defaults, the default texts in it are counted (`defaultLanguage`); placeholders
 *    are filled in, Markdown is rendered, and everything is frozen (`createAssemble`)
 *
 * An error in stage 1 or 3 ends the compilation. Mistakes in the content are returned as problems. This is a pure function that does
 * not read the disk, so it also runs in a browser.
 *
 * @param cache pass the same cache each time to compile the same files again and read only those that have changed
 */
export const compileFiles = (
  folder: ContentFolder,
  inputs: CompilerInputs,
  cache: CompileCache = createCompileCache(),
): CompiledFiles => {
  const { origins, rendered } = cache
  const locate = locator(origins)
  const { authored, defaults, read, unread } = readFiles(folder, inputs, cache)
  const findings = [
    ...folderFindings(folder, authored, inputs.defaults),
    ...mediaFindings(folder, inputs.defaults),
    ...read.flatMap((file) => file.findings),
  ]
  const files = cache.withDefaults(authored, defaults)
  const merged = resolveOptionLists(mergeDocuments(files), usableParts(files).has('quiz'), { ...cache, locate })
  const media = mediaNames(withDefaultPictures(folder, inputs.defaults))
  // When a part exists in two places, it is unknown which one the other files were written for.
  const isAmbiguous = findings.some(({ code }) => code === 'content/written-twice') || hasRenamedPart(folder, authored)
  const found = isAmbiguous
    ? findings
    : runChecks(files, merged, [...findings, ...merged.findings], {
        cache: cache.checks,
        folder: folder.name,
        locate,
        media,
        ownMedia: mediaNames(folder),
        unread,
      })
  const isValid = found.every(({ code }) => codes[code].severity !== 'error')
  const foreign = isValid
    ? defaultLanguage(merged.content.site, defaults, locate, () =>
        usedDefaultTexts(authored, defaults, { origins, rendered, locate }),
      )
    : []
  const problems = [...found, ...foreign].map((finding) => toProblem(finding, origins)).sort(compareProblems)
  return { content: isValid ? cache.assemble(merged.content) : null, problems }
}

/** The default texts that visitors of a valid content can read. */
export const defaultTextsOf = (folder: ContentFolder, inputs: CompilerInputs): readonly DefaultText[] => {
  const cache = createCompileCache()
  const { authored, defaults } = readFiles(folder, inputs, cache)
  return usedDefaultTexts(authored, defaults, { ...cache, locate: locator(cache.origins) })
}

/**
 * All texts in files that nothing reads. These files are reported, so what they were meant to define is not reported as missing, too.
 */
const textsOfUnread = ({ files }: ContentFolder): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ path }) => !isMedia(path) && !fileKindOf(path))
      .flatMap(({ bytes, name }) => [...textsIn(parseYaml(name, bytes, new WeakMap(), { onlyErrors: true }).data)]),
  )

/** Stage 1, and the separation of the quiz file into files of its own. */
const readFiles = (folder: ContentFolder, { validators, defaults }: CompilerInputs, cache: CompileCache) => {
  const { origins, rendered } = cache
  const context = { validators, origins, locate: locator(origins), rendered, schemas: folder.schemas }
  type Remember = (file: ContentFile, validate: () => ValidatedFile) => ValidatedFile
  const validated = (files: readonly ContentFile[], remember: Remember): readonly ValidatedFile[] =>
    files.flatMap((file) => {
      const kind = fileKindOf(file.path)
      return kind ? [remember(file, () => validateFile(file, kind, context))] : []
    })
  const read = validated(folder.files, cache.validated)
  return {
    read,
    unread: textsOfUnread(folder),
    authored: read.flatMap((file) => separateFiles(file, origins)),
    defaults: validated(defaults, (file, validate) => validatedDefault(validators, file, validate)),
  }
}
