import { check } from '#content/checks/check.ts'
import { unknownOptions } from '#content/checks/references/unknown-names.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { AnswerRules } from '#engine/quiz/answers/answers.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import type { PersonaAnswer } from '#types/content.generated.ts'
import { answerRules } from '#content/model/vocabulary.ts'
import { hasLimits } from './compared-numbers.ts'
import { refusedAnswer, repeatedQuestions } from './given-answers.ts'

const code = 'content/persona-answer'

/** Personas give only answers that visitors could give. Whether the questions exist is checked with all other references. */
export const personaAnswers = check(['quiz', 'sections', 'personas'], (content, { locate }) => {
  const rules = answerRules(content)
  return (content.personas?.personas ?? []).flatMap(({ answers }) => [
    ...answers.flatMap((answer) => answerFindings(rules, answer, locate)),
    ...repeatedQuestions('This persona', answers, code, locate),
  ])
})

const answerFindings = (rules: AnswerRules, answer: PersonaAnswer, locate: Locate): readonly Finding[] => {
  const { options, question } = answer
  const asked = rules.questions.get(question)
  if (!asked && !rules.texts.has(question)) return []
  const { numbers, options: known } = asked ? formatOf(asked) : { numbers: null, options: [] }
  if (!hasLimits({ numbers })) return []
  if (asked && options && known.length > 0) {
    const choosable = known.map(({ no_answer: _, ...option }) => option)
    const unknown = unknownOptions(
      { id: question, title: asked.title, options: choosable, numbers: null },
      options.map((option, index) => [option, locate(options, index)]),
    )
    if (unknown.length > 0) return unknown
  }
  return refusedAnswer(rules, answer, code, locate)
}
