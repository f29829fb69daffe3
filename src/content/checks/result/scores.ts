import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { questionsOf, unknownName, unknownOptions, unknownQuestion } from '#content/checks/vocabulary.ts'
import { counted, quoted } from '#content/problems/wording.ts'
import { rangeFindings } from './ranges.ts'

/** The questions and options of score rules exist, and enough key questions to reach `min_key_answers`. */
export const scoreRules = check(['quiz', 'sections', 'scores'], (content, { locate }) => {
  const questions = questionsOf(content)
  const { scores, not_scored = [] } = content.scores
  const rules = scores.flatMap((score) => score.rules)
  return [
    ...[...rules, ...not_scored].flatMap((rule) => unknownQuestion(rule.question, questions, locate(rule, 'question'))),
    ...rules.flatMap((rule) => {
      const { answer } = rule
      const named =
        typeof answer === 'string'
          ? [[answer, locate(rule, 'answer')] as const]
          : answer.map((option, index) => [option, locate(answer, index)] as const)
      return unknownOptions(questions.get(rule.question), named)
    }),
    ...scores.flatMap((score): Finding[] => {
      const keys = score.key_questions
      const unknown = keys.flatMap((id, index) => unknownQuestion(id, questions, locate(keys, index)))
      if (unknown.length > 0 || score.min_key_answers <= keys.length) return unknown
      return [
        {
          code: 'content/number',
          range: locate(score, 'min_key_answers'),
          message: `Score ${quoted(score.id)} needs ${score.min_key_answers} answers, but has ${counted(keys.length, 'key question', 'key questions')}.`,
          help: `Set min_key_answers to ${keys.length} or less.`,
        },
      ]
    }),
  ]
})

/** The bands cover 0 to 100 without gaps and overlaps, and the scores of the teaser exist. */
export const scoreBands = check(['scores'], ({ scores: { bands, scores, teaser_sample = [] } }, { locate }) => [
  ...rangeFindings(bands.concern, 0, 100, locate),
  ...rangeFindings(bands.condition, 0, 100, locate),
  ...teaser_sample.flatMap((sample) =>
    unknownName(
      'score',
      sample.score,
      scores.map(({ id }) => id),
      locate(sample, 'score'),
    ),
  ),
])
