// The output formats of `npm run content`.
import { join, relative } from 'node:path'
import { loadSource } from '#scripts/build/load-source.mjs'
import { summary } from './summary.mjs'

/** @typedef {import('#content/compile.ts').CompileResult} CompileResult */

/** @param {CompileResult} result */
async function text({ content, version, problems, files }) {
  const { formatProblems } = await loadSource('#content/problems/report.ts')
  if (problems.length > 0) console.error(formatProblems(problems))
  if (content) console.log(await summary(content, version, files))
}

/** @param {CompileResult} result */
async function json({ content, version, problems, files }) {
  const questions = content?.sections.map((section) => ({ section: section.id, questions: section.questions.length }))
  const forAuthors = problems.map(({ forEditors: _, ...problem }) => problem)
  console.log(JSON.stringify({ version, files, questions: questions ?? [], problems: forAuthors }, null, 2))
}

/**
 * The text, preceded by the workflow commands with which GitHub Actions shows each problem at its line.
 * @param {CompileResult} result
 * @param {string} folder
 */
async function github(result, folder) {
  const { annotations } = await loadSource('#content/problems/annotations.ts')
  // The problems name files relative to the folder above the content.
  const lines = annotations(result.problems, (file) => relative(process.cwd(), join(folder, '..', file)))
  if (lines.length > 0) console.log(lines.join('\n'))
  await text(result)
}

/** @type {Readonly<Record<'text' | 'json' | 'github', (result: CompileResult, folder: string) => Promise<void>>>} */
export const formats = { text, json, github }
