// Validates the content folder (CONTENT_DIR, else content/): prints every problem and fails, or prints a one-line summary.
// --json prints the problems as JSON instead. --strict fails on warnings, too.
import { fileURLToPath } from 'node:url'
import { loadSource } from './build/load-source.mjs'

const folder = process.env.CONTENT_DIR || fileURLToPath(new URL('../content', import.meta.url))
const [{ compileContent }, { formatProblems }, { submissionSize }] = await Promise.all([
  loadSource('#content/compile.ts'),
  loadSource('#content/problems/report.ts'),
  loadSource('#engine/quiz/submission-size.ts'),
])

try {
  const { content, version, problems, files } = await compileContent(folder)
  if (process.argv.includes('--json')) {
    const questions = content?.sections.map((section) => ({ section: section.id, questions: section.questions.length }))
    console.log(JSON.stringify({ version, files, questions: questions ?? [], problems }, null, 2))
  } else {
    if (problems.length > 0) console.error(formatProblems(problems))
    if (content) console.log(summary(content, version, files))
  }
  if (!content || (process.argv.includes('--strict') && problems.length > 0)) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * @param {import('#types/content.generated.ts').Content} content
 * @param {string} version
 * @param {readonly string[]} files
 */
function summary(content, version, files) {
  const { answers, bytes } = submissionSize(content)
  const pictures = files.filter((file) => file.startsWith('media/')).length
  const counts = content.sections.map(({ questions }) => questions.length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const found = `${files.length - pictures} files, ${pictures} pictures, ${total} questions (${counts.join(' + ')})`
  const largest = `The largest submission has ${answers} answers and ${Math.ceil(bytes / 1024)} kB.`
  return `Content is good: ${found}, version ${version}. ${largest}`
}
