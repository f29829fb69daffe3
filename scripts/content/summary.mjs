import { loadSource } from '#scripts/build/load-source.mjs'

/**
 * One line about a content without errors.
 * @param {import('#types/content.generated.ts').Content} content
 * @param {string} version
 * @param {readonly string[]} files
 */
export async function summary(content, version, files) {
  const [{ submissionSize }, { questionsIn }, { counted }] = await Promise.all([
    loadSource('#engine/quiz/answers/submission-size.ts'),
    loadSource('#engine/quiz/question-kinds.ts'),
    loadSource('#content/problems/wording.ts'),
  ])
  const { answers, bytes } = submissionSize(content)
  const pictures = files.filter((file) => file.startsWith('media/')).length
  const counts = content.sections.map((section) => questionsIn(section).length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const found = [
    counted(files.length - pictures, 'file', 'files'),
    counted(pictures, 'picture', 'pictures'),
    `${counted(total, 'question', 'questions')}${counts.length > 1 ? ` (${counts.join(' + ')})` : ''}`,
  ].join(', ')
  const largest = `The largest submission has ${counted(answers, 'answer', 'answers')} and ${Math.ceil(bytes / 1024)} kB.`
  return `Content is good: ${found}, version ${version}. ${largest}`
}
