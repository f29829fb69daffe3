import { expect, test } from 'vitest'
import { compileCopy } from '#testing/compile-copy.ts'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import { exampleAnswers } from './example-answers.ts'

test.each(['content', 'examples/phq-9', 'examples/product-finder', 'examples/trivia'])(
  'the example answers of %s are accepted, and nearly all questions have one',
  async (folder) => {
    const content = (await compileCopy(folder)).content ?? expect.fail()
    const given = exampleAnswers(content)
    const { answers, refused } = acceptAnswers(compileQuiz(content), given)
    expect([refused, Object.keys(answers).length]).toEqual([[], Object.keys(given).length])
    const asked = content.sections.flatMap(questionsIn).filter(({ choice }) => choice !== 'input')
    expect(Object.keys(given)).toEqual(expect.arrayContaining(asked.map(({ id }) => id)))
  },
)
