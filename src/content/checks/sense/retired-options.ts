import { check } from '#content/checks/check.ts'
import { linesOf } from '#content/checks/quiz/condition-lines.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { formatOf, questionsIn, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import type { Content } from '#types/content.generated.ts'
import { conditionalParts, whenSettings } from './when-settings.ts'

/** Lines of conditions that read only options that are no longer offered: nobody new can make them true. */
export const retiredInConditions = conditionalParts.map((part) =>
  check(['sections', part], (content, { locate }) => {
    const retired = retiredOptions(content)
    return whenSettings(content[part])
      .flatMap(({ condition }) => linesOf(condition))
      .flatMap((line) => retiredIn(line.question, line.is, retired, (index) => locate(line.is ?? line, index)))
  }),
)

/** The same in the rules of scores. */
export const retiredInScores = check(['sections', 'scores'], (content, { locate }) => {
  const retired = retiredOptions(content)
  return content.scores.scores
    .flatMap(({ rules = [] }) => rules)
    .flatMap((rule) => {
      const { answer } = rule
      const isList = typeof answer !== 'string'
      return retiredIn(rule.question, isList ? answer : [answer], retired, (index) =>
        isList ? locate(answer, index) : locate(rule, 'answer'),
      )
    })
})

type Retired = ReadonlyMap<string, ReadonlyMap<string, string>>

const retiredIn = (
  question: string | undefined,
  named: readonly string[] | undefined,
  retired: Retired,
  rangeOf: (index: number) => ReturnType<Locate>,
): Finding[] => {
  const labels = question === undefined ? undefined : retired.get(question)
  const [first] = named ?? []
  if (!labels || first === undefined || !named?.every((id) => labels.has(id))) return []
  return [
    {
      code: 'content/retired-in-rule',
      range: rangeOf(0),
      message: `${quoted(labels.get(first))} is no longer offered, so only stored answers can make this rule apply.`,
      help: 'Read an option that is offered, too, or remove the rule when stored answers need it no longer.',
    },
  ]
}

/** A question without any option is reported by itself. */
const isOffered = (question: AnswerableQuestion): boolean =>
  formatOf(question).readable?.some(({ retired, no_answer }) => !retired && !no_answer) ?? false

/** By question, the labels of its retired options. */
const retiredOptions = ({ sections }: Pick<Content, 'sections'>): Retired =>
  new Map(
    sections.flatMap((section) =>
      questionsIn(section)
        .filter(isOffered)
        .map((question) => [
          question.id,
          new Map(
            (formatOf(question).readable ?? []).flatMap(({ id, label, retired }) => (retired ? [[id, label]] : [])),
          ),
        ]),
    ),
  )
