import type { CodeDescription } from './codes/code.ts'
import { nameOfCode, subjects } from './codes.ts'

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
