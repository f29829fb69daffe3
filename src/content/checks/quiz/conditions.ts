/** The conditions of every file: what they name exists, and is known by the time they are judged. */
import { check, type Check } from '#content/checks/check.ts'
import { conditionFindings, linesOf } from './condition-lines.ts'
import type { At } from '#content/yaml/locate.ts'
import type { Finding } from '#content/problems/problem.ts'
import { vocabularyOf, type Vocabulary } from '#content/checks/vocabulary.ts'
import type { Condition, Content } from '#types/content.generated.ts'

type Conditional = { readonly when?: Condition }
/** What stands in a condition too early, as a sentence; or nothing. */
type TooEarly = (line: Condition, words: Vocabulary) => { readonly key: string; readonly message: string } | undefined

const vocabulary = ['quiz', 'sections', 'scores', 'profile'] as const

export const conditionChecks: readonly Check[] = [
  check(vocabulary, (content, { at }) => judge(content, content.sections.flatMap(whensOfQuestions), at, questionsOnly)),
  check(vocabulary, (content, { at }) => {
    const { issues, goals, insights, signposts, groups } = content.profile
    const traits = groups.flatMap((group) => group.traits)
    const clues = traits.flatMap((trait) => (trait.kind === 'clues' ? trait.clues : []))
    const skips = clues.flatMap(({ skip_when }) => (skip_when ? [{ when: skip_when }] : []))
    return [
      ...judge(content, skips, at, beforeClues),
      ...judge(content, issues.list, at, beforeIssues),
      ...judge(content, [...goals.list, ...insights, ...signposts], at),
    ]
  }),
  check([...vocabulary, 'routines'], (content, { at }) => {
    const steps = content.routines.parts.flatMap((part) => part.steps)
    return judge(
      content,
      steps.flatMap((step) => step.variants),
      at,
    )
  }),
  check([...vocabulary, 'tips'], (content, { at }) => judge(content, content.tips.tips, at)),
  check([...vocabulary, 'catalogue'], (content, { at }) => judge(content, content.catalogue.matching.doubts, at)),
  check([...vocabulary, 'ingredients'], (content, { at }) =>
    judge(content, [...content.ingredients.filters, ...content.ingredients.allergies], at),
  ),
]

const whensOfQuestions = ({ questions }: Content['sections'][number]): readonly Conditional[] => questions

const judge = (
  content: Pick<Content, (typeof vocabulary)[number]>,
  items: readonly Conditional[],
  at: At,
  tooEarly: TooEarly = () => undefined,
): Finding[] => {
  const words = vocabularyOf(content)
  return items.flatMap(({ when }) => {
    if (!when) return []
    const early = linesOf(when).flatMap((line): Finding[] => {
      const found = tooEarly(line, words)
      return found
        ? [
            {
              code: 'content/condition',
              place: at(line, found.key, 'key'),
              message: found.message,
              help: 'Read the answers that it comes from instead.',
            },
          ]
        : []
    })
    return early.length > 0 ? early : conditionFindings(when, words, at)
  })
}

const questionsOnly: TooEarly = ({ score, profile, issue }) => {
  const key =
    score !== undefined ? 'score' : profile !== undefined ? 'profile' : issue !== undefined ? 'issue' : undefined
  return key && { key, message: `Whether a question is asked can depend on answers only, not on a ${key}.` }
}

const beforeClues: TooEarly = ({ profile, issue }, { traits }) => {
  if (issue !== undefined) return { key: 'issue', message: 'Issues are worked out after the clues.' }
  const trait = profile === undefined ? undefined : traits.get(profile)
  return trait && trait.kind !== 'answer'
    ? { key: 'profile', message: `The label “${trait.id}” is worked out after this clue.` }
    : undefined
}

const beforeIssues: TooEarly = ({ issue }) =>
  issue === undefined ? undefined : { key: 'issue', message: 'One issue cannot depend on another one.' }
