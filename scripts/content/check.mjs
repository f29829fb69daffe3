// npm run content: prints every problem and fails, or prints a one-line summary.
import { loadSource } from '#scripts/build/load-source.mjs'
import { fixFolder } from './fix.mjs'
import { summary } from './summary.mjs'

/** @param {import('./commands.mjs').Invocation} invocation */
export async function run({ folder, options }) {
  if (options['fix']) await fixFolder(folder)
  const [{ compileContent }, { formatProblems }, { questionsIn }] = await Promise.all([
    loadSource('#content/compile.ts'),
    loadSource('#content/problems/report.ts'),
    loadSource('#engine/quiz/question-kinds.ts'),
  ])
  const { content, version, problems, files } = await compileContent(folder)
  if (options['json']) {
    const questions = content?.sections.map((section) => ({
      section: section.id,
      questions: questionsIn(section).length,
    }))
    console.log(JSON.stringify({ version, files, questions: questions ?? [], problems }, null, 2))
  } else {
    if (problems.length > 0) console.error(formatProblems(problems))
    if (content) console.log(await summary(content, version, files))
  }
  return !content || (options['strict'] && problems.length > 0) ? 1 : 0
}
