import { fileCodes } from './codes/file-codes.ts'
import { quizCodes } from './codes/quiz-codes.ts'
import { referenceCodes } from './codes/reference-codes.ts'
import { resultCodes } from './codes/result-codes.ts'
import { schemaCodes } from './codes/schema-codes.ts'
import { senseCodes } from './codes/sense-codes.ts'
import { textCodes } from './codes/text-codes.ts'
import { yamlCodes } from './codes/yaml-codes.ts'
import type { CodeDescription } from './codes/code.ts'

const table = {
  ...yamlCodes,
  ...fileCodes,
  ...schemaCodes,
  ...referenceCodes,
  ...quizCodes,
  ...resultCodes,
  ...senseCodes,
  ...textCodes,
}

/** The code of a problem: permanent, because scripts and documents refer to it. */
export type ProblemCode = keyof typeof table

/** The table of all codes: what each means, and whether it is an error. */
export const codes: Readonly<Record<ProblemCode, CodeDescription>> = table

/** The section of `docs/content-problems.md` that explains a code. */
export const documentationOf = (code: ProblemCode): string => `docs/content-problems.md#${nameOfCode(code)}`

/** The code without its prefix. */
export const nameOfCode = (code: string): string => code.slice('content/'.length)
