import { fileCodes } from './codes/file-codes.ts'
import { quizCodes } from './codes/quiz-codes.ts'
import { referenceCodes } from './codes/reference-codes.ts'
import { resultCodes } from './codes/result-codes.ts'
import { schemaCodes } from './codes/schema-codes.ts'
import { senseCodes } from './codes/sense-codes.ts'
import { textCodes } from './codes/text-codes.ts'
import { yamlCodes } from './codes/yaml-codes.ts'
import type { CodeDescription } from './codes/code.ts'
import { nameOfCode } from './codes.ts'

/** All codes by subject, in the order of `docs/content-problems.md`. */
const subjects = {
  'The text of a file': yamlCodes,
  'Files and pictures': fileCodes,
  'The form of settings': schemaCodes,
  'Ids and references': referenceCodes,
  'Steps and questions': quizCodes,
  'Results and products': resultCodes,
  'What cannot be meant': senseCodes,
  'Texts, pages and mails': textCodes,
}

/** `docs/content-problems.md`, which `npm run generate` writes. */
export const codesDocument = (): string =>
  [
    '# Problems of a content',
    'Generated from `src/content/problems/codes/` by `npm run generate`. Do not edit.',
    'Every problem that `npm run content`, the build, the development server and CI report has one of these codes. An error has to be mended before the content can be used; a warning does not. How to read a problem: [Editing the content](content-authoring.md#reading-a-problem).',
    ...Object.entries(subjects).flatMap(([subject, group]) => [
      `## ${subject}`,
      ...Object.entries(group).flatMap(([code, description]) => sectionOf(code, description)),
    ]),
  ].join('\n\n') + '\n'

const sectionOf = (code: string, { severity, title, why, wrong, right }: CodeDescription): readonly string[] => [
  `### ${nameOfCode(code)}`,
  `**${title}** (${severity}). ${why}`,
  `Wrong:\n\n\`\`\`yaml\n${wrong}\n\`\`\``,
  `Right:\n\n\`\`\`yaml\n${right}\n\`\`\``,
]
