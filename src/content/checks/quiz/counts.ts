import { check, ifNone } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { unknownName } from '#content/checks/vocabulary.ts'
import { counted, quoted } from '#content/problems/wording.ts'

/** The numbers of questions in constants.yaml are right: texts and tests rely on them. */
export const counts = check(['sections', 'constants'], ({ sections, constants }, { locate }) => {
  const { per_section: promised, total_questions } = constants.quiz
  const total = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const setTotal = total === total_questions ? '' : ` and total_questions to ${total}`
  const ids = sections.map(({ id }) => id)
  const unknown = promised.flatMap((promise) => unknownName('section', promise.id, ids, locate(promise, 'id')))
  const wrong = sections.flatMap(({ id, questions }): Finding[] => {
    const promise = promised.find((one) => one.id === id)
    const has = `Section ${quoted(id)} has ${counted(questions.length, 'question', 'questions')}`
    if (promise?.questions === questions.length) return []
    if (!promise)
      return [
        {
          code: 'content/count',
          range: locate(constants.quiz, 'per_section', 'key'),
          message: `${has}, but constants.yaml does not count them.`,
          help: `Add {id: ${id}, questions: ${questions.length}}${setTotal.replace(' and', ' and set')}.`,
        },
      ]
    return [
      {
        code: 'content/count',
        range: locate(promise, 'questions'),
        message: `${has}, but constants.yaml says ${promise.questions}.`,
        help: `Set questions of ${id} to ${questions.length}${setTotal}.`,
      },
    ]
  })
  return ifNone(unknown, () =>
    ifNone(wrong, () =>
      setTotal === ''
        ? []
        : [
            {
              code: 'content/count',
              range: locate(constants.quiz, 'total_questions'),
              message: `The quiz has ${counted(total, 'question', 'questions')}, but constants.yaml says ${total_questions}.`,
              help: `Set total_questions to ${total}.`,
            },
          ],
    ),
  )
})
