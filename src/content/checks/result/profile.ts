import { check } from '#content/checks/check.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { didYouMean } from '#content/schema/did-you-mean.ts'
import { sitePlaceholders } from '#content/text/placeholders.ts'
import { either, joined, message, option, setting, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { placeholderFindings } from '#content/text/unknown-placeholders.ts'
import { questionsOf, vocabularyOf, type Vocabulary } from '#content/model/vocabulary.ts'
import { placeholdersIn } from '#engine/format.ts'
import type { AnswerTrait, CluesTrait, Insight, ScoreTrait, Trait } from '#types/content.generated.ts'
import { rangeFindings } from './ranges.ts'
import { scoreScales, type ScoreScales } from '#content/model/score-scales.ts'

const vocabulary = ['quiz', 'sections', 'scores', 'profile'] as const

/** Traits have a label for every option, sum or score that can occur. */
export const traits = check(vocabulary, (content, { locate }) => {
  const words = vocabularyOf(content)
  const scales = scoreScales(content)
  return content.profile.groups
    .flatMap((group) => group.traits)
    .flatMap((trait) => traitFindings(trait, words, scales, locate))
})

const traitFindings = (trait: Trait, words: Vocabulary, scales: ScoreScales, locate: Locate): Finding[] => {
  switch (trait.kind) {
    case 'answer':
      return answerFindings(trait, words, locate)
    case 'clues':
      return cluesFindings(trait, locate)
    case 'score':
      return scoreFindings(trait, scales, locate)
  }
}

const answerFindings = (trait: AnswerTrait, { questions }: Vocabulary, locate: Locate): Finding[] => {
  const options = questions.get(trait.question)?.options ?? []
  const isKnown = (id: string) => options.some((option) => option.id === id && !option.no_answer)
  // Otherwise the label of a mistyped option would be reported as well, as missing.
  if (!trait.labels.every(({ option }) => isKnown(option))) return []
  return options
    .filter(({ id, retired }) => !retired && !trait.labels.some(({ option }) => option === id))
    .map(({ id }) => ({
      code: 'content/missing-label',
      range: locate(trait, 'labels', 'key'),
      message: message`The ${either('profile label', 'trait')} ${thing('trait', trait.id)} has no label for option ${option(trait.question, id)} of question ${thing('question', trait.question)}.`,
      help: message`Add ${either(`{option: ${id}, value: …, label: …, text: …}`, 'an entry for this option')}.`,
    }))
}

const cluesFindings = (trait: CluesTrait, locate: Locate): Finding[] =>
  rangeFindings(trait.labels, sumOf(trait, Math.min), sumOf(trait, Math.max), locate)

/** The lowest or highest possible sum of the clues. */
const sumOf = ({ clues }: CluesTrait, bound: (a: number, b: number) => number): number =>
  clues.reduce((sum, { adds }) => sum + bound(adds, 0), 0)

const scoreFindings = (trait: ScoreTrait, scales: ScoreScales, locate: Locate): Finding[] => {
  const scale = scales.get(trait.score)
  return scale
    ? rangeFindings(trait.labels, scale.range.from, scale.range.to, locate, { decimals: scale.decimals })
    : []
}

/** Every option of the main question is the id of a goal. */
export const mainGoal = check(vocabulary, (content, { locate }) => {
  const settings = content.profile.goals
  if (settings.list.length === 0) return []
  const goals = new Set(settings.list.map(({ id }) => id))
  const options = questionsOf(content).get(settings.main_question)?.options ?? []
  const without = options
    .filter(({ id, no_answer, retired }) => !retired && !no_answer && !goals.has(id))
    .map(({ id }) => id)
  if (without.length === 0) return []
  const isOne = without.length === 1
  return [
    {
      code: 'content/unknown-goal',
      range: locate(settings, 'main_question'),
      message: message`Option${isOne ? '' : 's'} ${joined(
        without.map((id) => option(settings.main_question, id)),
        ', ',
      )} of question ${thing('question', settings.main_question)} ${either(isOne ? 'has no goal with its id' : 'have no goals with their ids', isOne ? 'has no goal' : 'have no goals')}.`,
      help: message`Each option of ${setting('main_question')} is a goal: add what is missing to the list, or name another question.${either(` Goals: ${[...goals].join(', ')}.`, '')}`,
    },
  ]
})

/**
 * The first insight whose condition holds is shown, so insights after one without a condition are never shown. An insight that names a
 * trait does not count as one without a condition, because it is skipped when the trait is not known.
 */
export const insightOrder = check(['profile'], ({ profile: { groups, insights } }, { locate }) => {
  const known = new Set(groups.flatMap(({ traits: inGroup }) => inGroup.map(({ id }) => id)))
  const always = ({ text, when }: Insight) => !when && !placeholdersIn(text).some((name) => known.has(name))
  const early = insights.slice(0, -1).find(always)
  if (!early) return []
  return [
    {
      code: 'content/unreachable',
      range: locate(early, 'id'),
      message: message`Insight ${thing('entry', early.id)} has no condition, so those after it are never shown.`,
      help: message`Move it to the end, or give it a ${either('`when`', 'condition')}.`,
    },
  ]
})

/** The placeholders of insights are profile labels, earlier answers, or placeholders of the site. */
export const insightPlaceholders = check(
  ['profile', 'brand', 'site', 'constants', 'sections'],
  (content, { locate }) => {
    const { profile } = content
    const everywhere = sitePlaceholders(content)
    const known = profile.groups.flatMap(({ traits: inGroup }) => inGroup.map(({ id }) => id))
    const allowed = [...known, 'answer:']
    const help = (name: string) => didYouMean(name, known, 'Profile labels')
    return profile.insights.flatMap((insight) =>
      placeholderFindings(
        { owner: insight, key: 'text', text: insight.text },
        allowed,
        everywhere,
        content.site.locale,
        locate,
        help,
      ),
    )
  },
)
