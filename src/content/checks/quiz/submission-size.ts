import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import { largestAllowed, submissionSize } from '#engine/quiz/answers/submission-size.ts'

/** The answers of a complete quiz fit into one submission. Otherwise the server would refuse it. */
export const submissionSizes = check(['quiz', 'sections', 'consent'], (content, { locate }): readonly Finding[] => {
  const { answers, bytes, costs } = submissionSize(content)
  const code = 'content/too-large'
  const sections = content.sections.toSorted((a, b) => questionsIn(b).length - questionsIn(a).length)
  const [longest] = sections
  if (answers > largestAllowed.answers && longest)
    return [
      {
        code,
        range: locate(longest, 'id'),
        message: `The quiz has ${answers} questions, and the server stores at most ${largestAllowed.answers} answers of one quiz.`,
        help: `Ask fewer questions. Most are in: ${sections
          .slice(0, 3)
          .map((section) => `${section.id} (${questionsIn(section).length})`)
          .join(', ')}.`,
      },
    ]
  const [first] = costs
  if (bytes <= largestAllowed.bytes || !first) return []
  const named = costs.slice(0, 3).map((cost) => `${quoted(cost.question.id)} (${kilobytes(cost.bytes)})`)
  return [
    {
      code,
      range: locate(first.question, 'max_length' in first.question ? 'max_length' : 'options'),
      message: `All answers together can have ${kilobytes(bytes)}, and the server stores at most ${kilobytes(largestAllowed.bytes)}.`,
      help: `Lower max_length, or ask fewer questions. Most takes: ${named.join(', ')}. A character can take 6 bytes.`,
    },
  ]
})

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`
