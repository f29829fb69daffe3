import { fileCodes } from './codes/file-codes.ts'
import { quizCodes } from './codes/quiz-codes.ts'
import { referenceCodes } from './codes/reference-codes.ts'
import { resultCodes } from './codes/result-codes.ts'
import { schemaCodes } from './codes/schema-codes.ts'
import { senseCodes } from './codes/sense-codes.ts'
import { textCodes } from './codes/text-codes.ts'
import { yamlCodes } from './codes/yaml-codes.ts'
import type { CodeDescription } from './codes/code.ts'

/** All codes by subject, in the order of `docs/content-problems.md`. */
export const subjects = {
  'The text of a file': yamlCodes,
  'Files and pictures': fileCodes,
  'The form of settings': schemaCodes,
  'Ids and references': referenceCodes,
  'Steps and questions': quizCodes,
  'Results and products': resultCodes,
  'What cannot be meant': senseCodes,
  'Texts, pages and mails': textCodes,
}

type Groups = typeof subjects
/** The code of a problem: permanent, because scripts and documents refer to it. */
export type ProblemCode = { readonly [Subject in keyof Groups]: keyof Groups[Subject] }[keyof Groups]

/** The table of all codes: what each means, and whether it is an error. */
export const codes = Object.fromEntries(
  Object.values(subjects).flatMap((group) => Object.entries<CodeDescription>(group)),
) as Readonly<Record<ProblemCode, CodeDescription>>

/** The section of `docs/content-problems.md` that explains a code. */
export const documentationOf = (code: ProblemCode): string => `docs/content-problems.md#${nameOfCode(code)}`

/** The code without its prefix. */
export const nameOfCode = (code: string): string => code.slice('content/'.length)
