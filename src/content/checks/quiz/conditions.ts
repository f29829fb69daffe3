import { check, type Check } from '#content/checks/check.ts'
import { conditionFindings, linesOf } from './condition-lines.ts'
import { isObject } from '#content/yaml/json-pointer.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { either, message, thing, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { scoreScales } from '#content/model/score-scales.ts'
import { vocabularyOf, type Vocabulary } from '#content/model/vocabulary.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import type { Condition, Content } from '#types/content.generated.ts'

type Conditional = { readonly when?: Condition }
/** If a line reads something that is not known yet when its condition is evaluated: the key and the message. Otherwise undefined. */
type UnavailableFact = (
  line: Condition,
  words: Vocabulary,
) => { readonly key: string; readonly message: Message } | undefined

const vocabulary = ['quiz', 'sections', 'scores', 'profile'] as const

/** The conditions of all files: what they refer to exists, and is known when they are evaluated (see `analyse` for the order). */
export const conditionChecks: readonly Check[] = [
  check(vocabulary, (content, { locate }) => {
    const questions = content.sections.flatMap((section) => section.questions)
    const steps = content.quiz.steps.flatMap((step) => ('when' in step ? [step] : []))
    const options: readonly Conditional[] = content.sections.flatMap(questionsIn).flatMap(optionsOf)
    return [
      ...whenFindings(content, steps, locate, answersOnly('Whether a step is shown')),
      ...whenFindings(content, content.sections, locate, answersOnly('Whether a section is asked')),
      ...whenFindings(content, questions, locate, answersOnly('Whether a question is asked')),
      ...whenFindings(content, options, locate, answersOnly('Whether an option is offered')),
    ]
  }),
  check(vocabulary, (content, { locate }) => {
    const { issues, goals, insights, signposts, groups } = content.profile
    const traits = groups.flatMap((group) => group.traits)
    const clues = traits.flatMap((trait) => (trait.kind === 'clues' ? trait.clues : []))
    const skips = clues.flatMap(({ skip_when }) => (skip_when ? [{ when: skip_when }] : []))
    return [
      ...whenFindings(content, skips, locate, beforeClues),
      ...whenFindings(content, issues.list, locate, beforeIssues),
      ...whenFindings(content, [...goals.list, ...insights, ...signposts], locate),
    ]
  }),
  check([...vocabulary, 'routines'], (content, { locate }) => {
    const steps = content.routines.parts.flatMap((part) => part.steps)
    return whenFindings(
      content,
      steps.flatMap((step) => step.variants),
      locate,
    )
  }),
  check([...vocabulary, 'tips'], (content, { locate }) => whenFindings(content, content.tips.tips, locate)),
  check([...vocabulary, 'catalogue'], (content, { locate }) =>
    whenFindings(content, content.catalogue.matching.doubts, locate),
  ),
  check([...vocabulary, 'ingredients'], (content, { locate }) =>
    whenFindings(content, [...content.ingredients.filters, ...content.ingredients.allergies], locate),
  ),
]

const whenFindings = (
  content: Pick<Content, (typeof vocabulary)[number]>,
  items: readonly Conditional[],
  locate: Locate,
  unavailable: UnavailableFact = () => undefined,
): Finding[] => {
  const words = vocabularyOf(content)
  const scales = scoreScales(content)
  return items.flatMap(({ when }) => {
    // A kind of step without conditions may have a `when` of any shape, which its schema reports.
    if (!isObject(when)) return []
    const unavailableFindings = linesOf(when).flatMap((line): Finding[] => {
      const found = unavailable(line, words)
      return found
        ? [
            {
              code: 'content/condition',
              range: locate(line, found.key, 'key'),
              message: found.message,
              help: 'Read the answers that it is computed from instead.',
            },
          ]
        : []
    })
    return unavailableFindings.length > 0 ? unavailableFindings : conditionFindings(when, words, scales, locate)
  })
}

const answersOnly =
  (what: string): UnavailableFact =>
  ({ score, profile, issue }) => {
    const key =
      score !== undefined ? 'score' : profile !== undefined ? 'profile' : issue !== undefined ? 'issue' : undefined
    return (
      key && {
        key,
        message: message`${what} can depend on answers only, not on ${either(`a ${key}`, factWords[key])}.`,
      }
    )
  }

const factWords = { score: 'a score', profile: 'a trait', issue: 'an issue' }

const beforeClues: UnavailableFact = ({ profile, issue }, { traits }) => {
  if (issue !== undefined) return { key: 'issue', message: 'Issues are computed after the clues.' }
  const trait = profile === undefined ? undefined : traits.get(profile)
  return trait && trait.kind !== 'answer'
    ? {
        key: 'profile',
        message: message`The ${either('label', 'trait')} ${thing('trait', trait.id)} is computed after this clue.`,
      }
    : undefined
}

const beforeIssues: UnavailableFact = ({ issue }) =>
  issue === undefined ? undefined : { key: 'issue', message: 'One issue cannot depend on another one.' }
