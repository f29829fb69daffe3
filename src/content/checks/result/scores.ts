import { check, ifNone } from '#content/checks/check.ts'
import { either, message, part, setting, settingOf, thing, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { questionsOf } from '#content/model/vocabulary.ts'
import { counted, quoted } from '#content/problems/wording.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { Score } from '#types/content.generated.ts'
import { decimalFindings, rangeFindings } from './ranges.ts'
import { ruleRangeFindings } from './rule-ranges.ts'
import { scoreScales, type ScoreScale } from '#content/model/score-scales.ts'

const reads = ['quiz', 'sections', 'scores'] as const

/** Rules name an answer or a range of numbers that fits their question. */
export const scoreRuleRanges = check(reads, (content, { locate }) => {
  const questions = questionsOf(content)
  return content.scores.scores
    .flatMap(({ rules = [] }) => rules)
    .flatMap((rule) => ruleRangeFindings(rule, questions.get(rule.question), locate))
})

/** A score can get the answers that it needs. */
export const scoreAnswers = check(reads, (content, { locate, unresolvedKinds }) => {
  const scales = scoreScales(content)
  return content.scores.scores.flatMap((score): Finding[] => {
    const { key_questions: keys, min_answers, min_key_answers } = score
    const say = (key: string, words: Message, help: Message): Finding[] => [
      { code: 'content/number', range: locate(score, key), message: words, help },
    ]
    const name = message`Score ${thing('score', score.id)}`
    if (min_key_answers !== undefined && !keys)
      return say(
        'min_key_answers',
        message`${name} needs answers to key questions, but has none.`,
        message`Add ${setting('key_questions')}, or use ${setting('min_answers')}.`,
      )
    if (min_key_answers !== undefined && keys && min_key_answers > keys.length)
      return say(
        'min_key_answers',
        message`${name} needs ${counted(min_key_answers, 'answer', 'answers')}, but has ${counted(keys.length, 'key question', 'key questions')}.`,
        message`Set ${setting('min_key_answers')} to ${keys.length} or less.`,
      )
    // While a name is wrong, or the list is empty, it is not known how many questions the score was meant to read.
    if (unresolvedKinds.has('question') || unresolvedKinds.has('section') || score.questions?.length === 0) return []
    const read = scales.get(score.id)?.points.questions.length ?? 0
    if (min_answers !== undefined && min_answers > read)
      return say(
        'min_answers',
        message`${name} needs ${counted(min_answers, 'answer', 'answers')}, but reads ${counted(read, 'question', 'questions')}.`,
        message`Set ${setting('min_answers')} to ${read} or less.`,
      )
    return []
  })
})

/** The ends of ranges are in the right order, bands cover the ranges without gaps and overlaps, and mirrored scores go from 0 to 100. */
export const scoreBands = check(reads, (content, { locate }) => {
  const { bands, scores, teaser_sample = [] } = content.scores
  const scales = scoreScales(content)
  return [
    ...(bands
      ? [bands.concern, bands.condition].flatMap((list) => rangeFindings(list, 0, 100, locate, { noun: 'band' }))
      : []),
    ...scores.flatMap((score) => {
      const scale = scales.get(score.id)
      if (!scale) return []
      return score.mirror ? mirrorFindings(score, bands !== undefined, locate) : ownBandFindings(score, scale, locate)
    }),
    ...teaser_sample.flatMap((sample): Finding[] => {
      const scale = scales.get(sample.score)
      if (!scale) return []
      const { from, to } = scale.range
      if (sample.value >= from && sample.value <= to) return []
      return [
        {
          code: 'content/number',
          range: locate(sample, 'value'),
          message: message`${sample.value} is not in the range of score ${thing('score', sample.score)}.`,
          help: `Write a number from ${from} to ${to}.`,
        },
      ]
    }),
  ]
})

/** Mirrored scores have fixed settings: stored results contain concern and condition as whole numbers from 0 to 100. */
const mirrorFindings = (score: Score, hasBands: boolean, locate: Locate): Finding[] => {
  const say = (key: string, words: Message, help: Message): Finding => ({
    code: 'content/mirrored-score',
    range: locate(score, key, 'key'),
    message: words,
    help,
  })
  const own = (['range', 'bands', 'decimals', 'combine', 'unit', 'direction', 'help'] as const).filter(
    (key) => score[key] !== undefined,
  )
  return [
    ...own.map((key) =>
      say(
        key,
        key === 'help'
          ? message`A mirrored score cannot have ${setting('help', quoted('help'))} of its own: people read the one under ${setting('mirror')}.`
          : message`A mirrored score cannot have ${setting(key, quoted(key))}: it adds up points, goes from 0 to 100 and uses the bands of mirrored scores.`,
        message`Remove ${setting(key)}, or remove ${setting('mirror')}.`,
      ),
    ),
    ...(hasBands
      ? []
      : [
          say(
            'mirror',
            message`Score ${thing('score', score.id)} is mirrored, but there are no bands for mirrored scores.`,
            message`Add ${mirroredBands}.`,
          ),
        ]),
  ]
}

const mirroredBands = either(
  '`bands: {concern: […], condition: […]}` beside `scores` in analysis/scores.yaml. The `scores` of a quiz in one file move there',
  message`${settingOf('analysis/scores.yaml', ['bands'])} to ${part('file', 'analysis/scores.yaml')}. A quiz in one file has no place for them`,
)

const ownBandFindings = (score: Score, scale: ScoreScale, locate: Locate): readonly Finding[] => {
  const { decimals, range } = scale
  const { bands = [] } = score
  if (typeof score.range === 'object' && score.range.from >= score.range.to)
    return [
      {
        code: 'content/range',
        range: locate(score.range, 'to'),
        ...(score.range.from === score.range.to
          ? { message: `This range has one number, ${score.range.to}.`, help: 'Correct one of the two.' }
          : {
              message: `This range ends (${score.range.to}) before it begins (${score.range.from}).`,
              help: 'Swap the two numbers.',
            }),
      },
    ]
  const own = typeof score.range === 'object' ? [score.range] : []
  return ifNone(decimalFindings(own, decimals, locate), () =>
    bands.length > 0 ? rangeFindings(bands, range.from, range.to, locate, { decimals, noun: 'band' }) : [],
  )
}

/** Computed ranges with only one value, for which the bar is always empty. */
export const singleValues = check(reads, (content, { locate }) => {
  const scales = scoreScales(content)
  return content.scores.scores.flatMap((score): Finding[] => {
    const { points, range } = scales.get(score.id) ?? {}
    if (score.range !== 'computed' || !range || range.from !== range.to || !points?.questions.length) return []
    return [
      {
        code: 'content/single-value',
        range: locate(score, 'range'),
        message: message`All answers lead score ${thing('score', score.id)} to ${range.from}.`,
        help: message`Change the points, so that they differ from answer to answer, or ${either('write the range: {from: 0, to: 10}', 'set the range')}.`,
      },
    ]
  })
})

/** Bands that no answers lead to. */
export const unreachableBands = check(reads, (content, { locate }) => {
  const { bands: shared, scores } = content.scores
  const scales = scoreScales(content)
  return scores.flatMap((score): Finding[] => {
    const { id, bands = [], mirror } = score
    return (mirror ? (shared?.concern ?? []) : bands)
      .filter((band) => scales.get(id)?.canReach(band) === false)
      .map((band) => ({
        code: 'content/unreachable-band',
        // Shared bands are not to blame, because other scores may reach them.
        range: mirror ? locate(score, 'id') : locate(band),
        message: message`No answers lead score ${thing('score', id)} to ${quoted(band.label)}, from ${band.from} to ${band.to}.`,
        help: mirror ? 'Change the base or the points.' : 'Change the band or the points, or remove the band.',
      }))
  })
})
