import { check } from '#content/checks/check.ts'
import { joined, message, setting, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import { largestAllowed, submissionSize } from '#engine/quiz/answers/submission-size.ts'

/** The answers of a complete quiz fit into one submission. Otherwise the server would refuse it. */
export const submissionSizes = check(['quiz', 'sections', 'consent'], (content, { locate }): readonly Finding[] => {
  const { answers, bytes, costs } = submissionSize(content)
  const code = 'content/too-large'
  const sections = content.sections.toSorted((a, b) => questionsIn(b).length - questionsIn(a).length)
  const [longest] = sections
  if (answers > largestAllowed.answers && longest) {
    const named = sections
      .slice(0, 3)
      .map((section) => message`${thing('section', section.id, section.id)} (${questionsIn(section).length})`)
    return [
      {
        code,
        range: locate(longest, 'id'),
        message: `The quiz has ${answers} questions, and the server stores at most ${largestAllowed.answers} answers of one quiz.`,
        help: message`Ask fewer questions. Most are in: ${joined(named, ', ')}.`,
      },
    ]
  }
  const [first] = costs
  if (bytes <= largestAllowed.bytes || !first) return []
  const named = costs
    .slice(0, 3)
    .map((cost) => message`${thing('question', cost.question.id)} (${kilobytes(cost.bytes)})`)
  return [
    {
      code,
      range: locate(first.question, 'max_length' in first.question ? 'max_length' : 'options'),
      message: `All answers together can have ${kilobytes(bytes)}, and the server stores at most ${kilobytes(largestAllowed.bytes)}.`,
      help: message`Lower ${setting('max_length')}, or ask fewer questions. Most takes: ${joined(named, ', ')}. A character can take 6 bytes.`,
    },
  ]
})

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`
