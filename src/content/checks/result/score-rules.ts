import { check } from '#content/checks/check.ts'
import {
  either,
  inOneSentence,
  message,
  settingOf,
  settingToAdd,
  thing,
  type Message,
} from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { questionsIn, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { givesItsNumber } from '#engine/result/scores/score-points.ts'
import type { Content, Score } from '#types/content.generated.ts'
import { questionsById } from '#content/model/vocabulary.ts'
import { scoreScales, type ScoreScale } from '#content/model/score-scales.ts'

const reads = ['quiz', 'sections', 'scores'] as const

/** Scores that read nothing, or start outside of their range. */
export const scoresWithoutPoints = check(reads, (content, { locate }) => {
  const scales = scoreScales(content)
  return content.scores.scores.flatMap((score): Finding[] => {
    const scale = scales.get(score.id)
    return scale ? [...withoutPoints(content, score, scale, locate), ...baseFindings(score, scale, locate)] : []
  })
})

/**
 * A score that has rules but names no questions does not read the points of options. If no other score reads them either, somebody
 * expected this one to.
 */
export const unreadPoints = check(reads, (content, { locate }): Finding[] => {
  const { demand = [] } = content.scores
  // With `demand`, options may not have points anyway.
  if (demand.length > 0) return []
  const scales = [...scoreScales(content).values()]
  const rulesOnly = scales.find(
    ({ points: { rules, score } }) => rules.length > 0 && score.questions === undefined && score.section === undefined,
  )
  if (!rulesOnly) return []
  const read = new Set(scales.flatMap(({ points: { items } }) => items.map(({ question }) => question.id)))
  const isUnread = (question: AnswerableQuestion) =>
    !read.has(question.id) && optionsOf(question).some(({ points, correct }) => typeof points === 'number' || correct)
  const unread = content.sections.flatMap(questionsIn).filter(isUnread)
  const [first] = unread
  if (!first) return []
  const { score } = rulesOnly.points
  const others = unread.length === 1 ? '' : ` and ${unread.length - 1} more`
  return [
    {
      code: 'content/unread-points',
      range: locate(score, 'rules', 'key'),
      message: message`Score ${thing('score', score.id)} has rules and names no questions, so its points come from its rules alone. No score reads the points of the options of question ${thing('question', first.id)}${others}.`,
      help: message`Name the questions as well: ${settingToAdd('section')} or ${settingToAdd('questions', '[…]')}. The rules then count beside the points of their options.`,
    },
  ]
})

/** Every rule has what `demand` asks for. Options must not have points, because they have no place for it. */
export const demandedReasons = check(reads, (content, { locate }) => {
  const { demand = [], scores } = content.scores
  const rules = scores.flatMap((score) =>
    (score.rules ?? []).flatMap((rule): Finding[] => {
      const missing = demand.filter((key) => rule[key] === undefined)
      if (missing.length === 0) return []
      return [
        {
          code: 'content/required',
          range: locate(rule),
          message: message`This rule of score ${thing('score', score.id)} on question ${thing('question', rule.question)} has no ${inOneSentence(missing.map(ofRule))}, which this content demands.`,
          help: message`Add ${inOneSentence(missing.map((key) => settingToAdd(key)))}, or remove ${missing.length === 1 ? 'it' : 'them'} from ${demandSetting}.`,
        },
      ]
    }),
  )
  const options = content.sections.flatMap(questionsIn).flatMap(optionsOf)
  const scales = demand.length === 0 ? [] : [...scoreScales(content).values()]
  return [
    ...rules,
    ...scales.flatMap(({ points: { items, score } }) =>
      items
        .filter(({ question }) => givesItsNumber(question))
        .map(({ question }): Finding => ({
          code: 'content/required',
          range: locate(score, 'id'),
          message: message`The numbers of question ${thing('question', question.id)} are points of score ${thing('score', score.id)}, and cannot have ${inOneSentence(demand.map(ofRule))}, which this content demands.`,
          help: message`Give the points in rules of the score instead, or ${noDemand}.`,
        })),
    ),
    ...options
      .filter(({ points }) => demand.length > 0 && points !== undefined)
      .map((option): Finding => ({
        code: 'content/required',
        range: locate(option, 'points', 'key'),
        message: message`Points on an option cannot have ${inOneSentence(demand.map(ofRule))}, which this content demands.`,
        help: message`Give the points in a rule of the score instead, or ${noDemand}.`,
      })),
  ]
})

/** A setting of a rule, which the file of the problem may not have. */
const ofRule = (name: 'because' | 'evidence') =>
  settingOf('analysis/scores.yaml', ['scores', '-', 'rules', '-', name], quoted(name))
const demandSetting = settingOf('analysis/scores.yaml', ['demand'])
const noDemand = either('remove demand', message`clear ${demandSetting}`)
const givePoints = message`${either(
  'Add `points: …` to its options, or a rule to the score',
  'Give points to answers in the table of points',
)}.`

const withoutPoints = (
  content: Pick<Content, 'sections'>,
  score: Score,
  { points: { questions } }: ScoreScale,
  locate: Locate,
): Finding[] => {
  const { questions: named, section: place } = score
  const read = new Set(questions)
  const known = questionsById(content.sections)
  const say = (range: Finding['range'], words: Message, help: Message = givePoints): Finding => ({
    code: 'content/no-points',
    range,
    message: words,
    help,
  })
  const idle = (named ?? []).flatMap((id, index) => {
    const question = known.get(id)
    if (read.has(id) || !question) return []
    const range = locate(named ?? [], index)
    const names = message`Score ${thing('score', score.id)} names question ${thing('question', id)}`
    if (question.choice !== 'number') return [say(range, message`${names}, but no option of it has points.`)]
    return [
      say(
        range,
        message`${names}, which has no options that give points.`,
        message`Remove it, and add rules to the score that read the answer by its range${either(`: \`{question: ${id}, from: …, points: …}\``, '')}.`,
      ),
    ]
  })
  if (idle.length > 0 || questions.length > 0) return idle
  const isKnownSection = place === undefined || content.sections.some(({ id }) => id === place)
  if (named || !isKnownSection) return []
  return [
    say(
      locate(score, place === undefined ? 'id' : 'section'),
      message`Score ${thing('score', score.id)} reads no answer: no option has points for it.`,
    ),
  ]
}

const baseFindings = (score: Score, { range }: ScoreScale, locate: Locate): Finding[] => {
  const { base = 0, id, combine, range: written } = score
  // A computed range includes the base, so the base cannot be outside of it.
  if (base === 0 || written === 'computed' || combine === 'mean' || (base >= range.from && base <= range.to)) return []
  return [
    {
      code: 'content/number',
      range: locate(score, 'base'),
      message: message`Score ${thing('score', id)} starts at ${base}, outside of its range.`,
      help: `Write a number from ${range.from} to ${range.to}.`,
    },
  ]
}
