import { check } from '#content/checks/check.ts'
import { refusedAnswer, repeatedQuestions } from '#content/checks/quiz/given-answers.ts'
import { answerRules } from '#content/model/vocabulary.ts'
import { answersGiven } from '#content/persona-answers.ts'
import { joined, inOneSentence, message, option, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import { exampleScore } from '#engine/result/texts/example-score.ts'
import { answersOf } from '#engine/result/scores/rule-matches.ts'
import type { ScorePoints } from '#engine/result/scores/score-points.ts'
import { isKnown } from '#engine/result/scores/shown-score.ts'
import type { ExampleAnswer } from '#types/content.generated.ts'
import { scoreScales } from '#content/model/score-scales.ts'

const code = 'content/worked-example'

/** In the worked example of a page, every answer has points for the score, and together the answers are enough for a value. */
export const workedExamples = check(['quiz', 'sections', 'scores', 'pages', 'site'], (content, { locate }) => {
  const rules = answerRules(content)
  return content.pages.text.flatMap(({ example }): readonly Finding[] => {
    if (!example) return []
    const { answers, score: id } = example
    const refused = [
      ...answers.flatMap((answer) => refusedAnswer(rules, answer, code, locate)),
      ...repeatedQuestions('This example', answers, code, locate),
    ]
    const { asked, score } = exampleScore(content, id, acceptAnswers(rules, answersGiven(rules, example)).answers)
    const points = scoreScales(content).get(id)?.points
    if (refused.length > 0 || !score || !points) return refused
    const findings = answers.flatMap((answer) =>
      score.entries.some(({ question }) => question === answer.question)
        ? []
        : [idleAnswer(answer, asked, points, locate)],
    )
    if (findings.length > 0) return findings
    if (isKnown(score)) return []
    const given = new Set(answers.map(({ question }) => question))
    const missing = (points.score.key_questions ?? points.questions).filter((question) => !given.has(question))
    return [
      {
        code,
        range: locate(example, 'answers', 'key'),
        message: message`Score ${thing('score', id)} has no value with these answers alone.`,
        help: message`Add an answer to ${inOneSentence(missing.map((one) => thing('question', one, one)))}.`,
      },
    ]
  })
})

const idleAnswer = (
  answer: ExampleAnswer,
  asked: ReadonlySet<string>,
  { ofQuestion, score }: ScorePoints,
  locate: Locate,
): Finding => {
  const { options, question } = answer
  if (!asked.has(question))
    return {
      code,
      range: locate(answer, 'question'),
      message: message`Question ${thing('question', question)} is not asked with these answers.`,
      help: 'Add an answer that its condition needs, or remove this one.',
    }
  const own = ofQuestion.get(question)
  const others = [...(own?.item?.points.keys() ?? []), ...(own?.rules.flatMap(answersOf) ?? [])]
  return {
    code,
    range: locate(answer, options ? 'options' : 'text'),
    message: message`This answer to question ${thing('question', question)} has no points for score ${thing('score', score.id)}.`,
    help:
      others.length > 0
        ? message`Options with points for it: ${joined(
            [...new Set(others)].map((id) => option(question, id, id)),
            ', ',
          )}.`
        : message`Questions with points for it: ${joined(
            [...ofQuestion.keys()].map((id) => thing('question', id, id)),
            ', ',
          )}.`,
  }
}
