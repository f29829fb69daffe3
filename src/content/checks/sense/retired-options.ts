import { check } from '#content/checks/check.ts'
import { linesOf } from '#content/checks/quiz/condition-lines.ts'
import type { SourceRange } from '#content/yaml/range.ts'
import type { Finding } from '#content/problems/problem.ts'
import { counted, quoted } from '#content/problems/wording.ts'
import { formatOf, questionsIn, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import type { Content } from '#types/content.generated.ts'
import { conditionalParts, whenSettings } from './when-settings.ts'

/**
 * Rules that read only options that are no longer offered, so no new visitor can make them apply. There is one finding for each option,
 * at the first of its rules.
 */
export const retiredInRules = check(['scores', ...conditionalParts], (content, { locate }) => {
  const retired = retiredOptions(content)
  const inConditions = conditionalParts
    .flatMap((part) => whenSettings(content[part]))
    .flatMap(({ condition }) => linesOf(condition))
    .map((line): Reading => ({
      question: line.question,
      named: line.is ?? [],
      range: () => locate(line.is ?? line, 0),
    }))
  const inScores = content.scores.scores
    .flatMap(({ rules = [] }) => rules)
    .map((rule): Reading => {
      const { question, answer = [] } = rule
      return typeof answer === 'string'
        ? { question, named: [answer], range: () => locate(rule, 'answer') }
        : { question, named: answer, range: () => locate(answer, 0) }
    })
  const byOption = new Map<string, Reading[]>()
  for (const reading of [...inConditions, ...inScores]) {
    const key = `${reading.question}/${reading.named[0]}`
    if (isRetired(reading, retired)) byOption.set(key, [...(byOption.get(key) ?? []), reading])
  }
  return [...byOption.values()].flatMap(([first, ...others]): Finding[] => {
    if (!first) return []
    const label = retired.get(first.question ?? '')?.get(first.named[0] ?? '')
    const more = others.length === 0 ? '' : ` So it is with ${counted(others.length, 'other rule', 'other rules')}.`
    return [
      {
        code: 'content/retired-in-rule',
        range: first.range(),
        message: `${quoted(label)} is no longer offered, so only stored answers can make this rule apply.${more}`,
        help: 'Read an option that is offered, too, or remove the rule when stored answers need it no longer.',
      },
    ]
  })
})

/** A rule, with the options of the question that it reads. */
type Reading = {
  readonly question: string | undefined
  readonly named: readonly string[]
  readonly range: () => SourceRange
}
type Retired = ReadonlyMap<string, ReadonlyMap<string, string>>

const isRetired = ({ question, named }: Reading, retired: Retired): boolean => {
  const labels = retired.get(question ?? '')
  return labels !== undefined && named.length > 0 && named.every((id) => labels.has(id))
}

/** False for a question without any option, which another check reports. */
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
