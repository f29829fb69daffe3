// Judges the content folder (CONTENT_DIR, else content/): prints every problem and fails, or one line when all is well.
// --json prints the problems as JSON instead. --strict fails on warnings, too.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = process.env.CONTENT_DIR || `${root}content`
const load = async (path) => (await runnerImport(root + path, { root, configFile: false, logLevel: 'error' })).module

const [{ compileContent }, { formatProblems }, { submissionSize }] = await Promise.all([
  load('src/content/compile.ts'),
  load('src/content/problems/report.ts'),
  load('src/engine/quiz/submission-size.ts'),
])

try {
  const { content, version, problems, files } = await compileContent(folder)
  if (process.argv.includes('--json')) {
    const questions = content?.sections.map(({ id, questions }) => ({ section: id, questions: questions.length })) ?? []
    console.log(JSON.stringify({ version, files, questions, problems }, null, 2))
  } else {
    if (problems.length > 0) console.error(formatProblems(problems))
    if (content) console.log(summary(content, version, files))
  }
  if (!content || (process.argv.includes('--strict') && problems.length > 0)) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function summary(content, version, files) {
  const { sections } = content
  const { answers, bytes } = submissionSize(content)
  const pictures = files.filter((file) => file.startsWith('media/')).length
  const counts = sections.map(({ questions }) => questions.length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const found = `${files.length - pictures} files, ${pictures} pictures, ${total} questions (${counts.join(' + ')})`
  const largest = `The largest submission has ${answers} answers and ${Math.ceil(bytes / 1024)} kB.`
  return `Content is good: ${found}, version ${version}. ${largest}`
}
