import { expect, test } from 'vitest'
import { codes } from './codes.ts'
import { fileCodes } from './codes/file-codes.ts'
import { quizCodes } from './codes/quiz-codes.ts'
import { referenceCodes } from './codes/reference-codes.ts'
import { resultCodes } from './codes/result-codes.ts'
import { schemaCodes } from './codes/schema-codes.ts'
import { senseCodes } from './codes/sense-codes.ts'
import { textCodes } from './codes/text-codes.ts'
import { yamlCodes } from './codes/yaml-codes.ts'

test('no code stands in two of the tables, of which one would hide the other', () => {
  const tables = [yamlCodes, fileCodes, schemaCodes, referenceCodes, quizCodes, resultCodes, senseCodes, textCodes]
  const all = tables.flatMap((table) => Object.keys(table))
  expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([])
  expect(all.length).toBe(Object.keys(codes).length)
})
