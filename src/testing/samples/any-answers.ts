import fc from 'fast-check'
import { acceptAnswers, type Answers } from '#engine/quiz/answers/answers.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'

/** Any set of answers that a quiz accepts; texts are blank or short. */
export const anyAnswers = (model: QuizModel): fc.Arbitrary<Answers> =>
  fc
    .record(
      Object.fromEntries(
        [...model.questions.values()].map((question) => {
          const { takesSeveral, options, textLimit } = formatOf(question)
          if (textLimit !== null) return [question.id, fc.constantFrom('', 'SE15')]
          const ids = options.map(({ id }) => id)
          return [question.id, fc.subarray(ids, { maxLength: takesSeveral ? ids.length : 1 })]
        }),
      ),
      { requiredKeys: [] },
    )
    .map((given) => acceptAnswers(model, given).answers)
