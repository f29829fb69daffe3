import type { Answers } from '#engine/quiz/answers/answers.ts'
import { formatOf, questionsIn } from '#engine/quiz/question-kinds.ts'
import type { Content } from '#types/content.generated.ts'

/** Neutral answers for a content without personas: the middle option or the middle number of each question. */
export const exampleAnswers = ({ sections }: Pick<Content, 'sections'>): Answers =>
  Object.fromEntries(
    sections.flatMap(questionsIn).flatMap((question): readonly (readonly [string, string[] | string])[] => {
      if (question.choice === 'number') return [[question.id, String(Math.round((question.min + question.max) / 2))]]
      const offered = formatOf(question).options.filter(({ retired }) => !retired)
      const middle = offered[Math.floor((offered.length - 1) / 2)]
      return middle ? [[question.id, [middle.id]]] : []
    }),
  )
