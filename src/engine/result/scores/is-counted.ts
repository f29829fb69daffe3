import { answerTo, type Answers } from '#engine/quiz/answers/answers.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'

/** Whether the answer to a question says something. "Prefer not to say" is stored as an answer, and gives no points. */
export const isCounted = ({ questions }: Pick<QuizModel, 'questions'>, answers: Answers, id: string): boolean => {
  const answer = answerTo(answers, id)
  const question = questions.get(id)
  if (answer === undefined || typeof answer === 'string' || !question) return answer !== undefined
  const { options } = formatOf(question)
  return answer.some((chosen) => !options.some((option) => option.id === chosen && option.no_answer))
}
