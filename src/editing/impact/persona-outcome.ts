import { rangeAt } from '#engine/range-at.ts'
import type { Analysis } from '#engine/result/analysis.ts'
import { analyse } from '#engine/result/result.ts'
import { isMirrored } from '#engine/result/scores/shown-score.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import type { Result, ResultScore } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'
import type { ShownPersona } from './personas.ts'

/** A score of a persona in the direction in which editors write points: for a mirrored score, the concern. */
export type ScoreOutcome = {
  readonly id: string
  readonly name: string
  /** null: not enough answers. */
  readonly value: number | null
  readonly decimals: number
  /** null without a number or bands. */
  readonly band: RankedBand | null
  /** For a mirrored score: the band of its condition, which is what visitors read. */
  readonly conditionBand: RankedBand | null
}

type WrittenBand = { readonly from: number; readonly to: number; readonly label: string }

/** The band of a score, with its position among all bands of the score. */
export type RankedBand = { readonly label: string; readonly index: number; readonly count: number }

/** Something that a result shows, by its id. */
export type ShownThing = { readonly id: string; readonly name: string }

/** The parts of a result that are compared. */
export const comparedParts = [
  'reasons',
  'profile',
  'issues',
  'goals',
  'insight',
  'signposts',
  'routine',
  'tips',
  'products',
] as const
export type ResultPart = (typeof comparedParts)[number]

export type PersonaOutcome = {
  readonly scores: readonly ScoreOutcome[]
  /** Ids of the questions and texts that are asked. */
  readonly asked: ReadonlySet<string>
  readonly parts: Readonly<Record<ResultPart, readonly ShownThing[]>>
}

/** What a visitor with the persona's answers is asked, and what their result shows. */
export const personaOutcome = (analysis: Analysis, persona: ShownPersona): PersonaOutcome => {
  const answers = persona.answersFor(analysis.quiz)
  const result = analyse(analysis, answers, '')
  return {
    scores: result.scores.map((score) => scoreOutcome(score, analysis.content.scores)),
    asked: openQuiz(analysis.quiz, answers).asked,
    parts: partsOf(result),
  }
}

const scoreOutcome = (score: ResultScore, { bands, scores }: Content['scores']): ScoreOutcome =>
  isMirrored(score)
    ? {
        id: score.id,
        name: score.concern_name,
        value: score.concern,
        decimals: 0,
        band: shownBand(bands?.concern, score.concern),
        conditionBand: shownBand(bands?.condition, score.condition),
      }
    : {
        id: score.id,
        name: score.name,
        value: score.value,
        decimals: score.decimals,
        band: shownBand(scores.find(({ id }) => id === score.id)?.bands, score.value),
        conditionBand: null,
      }

const shownBand = (bands: readonly WrittenBand[] = [], value: number | null): RankedBand | null => {
  const band = rangeAt(bands, value)
  return band ? { label: band.label, index: bands.indexOf(band), count: bands.length } : null
}

/** As many reasons of a score as a result shows at once. */
const topReasons = 3

const partsOf = (result: Result): PersonaOutcome['parts'] => ({
  reasons: result.scores.flatMap(({ entries, id }) =>
    entries.slice(0, topReasons).map(({ because, question, title }) => ({
      id: `${id}/${question}`,
      name: because ?? title,
    })),
  ),
  profile: result.groups.flatMap(({ traits }) =>
    traits.map(({ id, label, title, value }) => ({ id: `${id}/${String(value)}`, name: `${title}: ${label}` })),
  ),
  issues: result.issues.map(({ id, label }) => ({ id, name: label })),
  goals: result.goals.map(({ id, label }) => ({ id, name: label })),
  insight: result.insight ? [{ id: result.insight.id, name: result.insight.text }] : [],
  signposts: result.signposts.map(({ id, title }) => ({ id, name: title })),
  routine: result.routine.flatMap((part) =>
    part.steps.map(({ id, title, variant }) => ({ id: `${part.id}/${id}/${variant}`, name: title })),
  ),
  tips: result.tips.flatMap(({ tips }) => tips.map(({ id, title }) => ({ id, name: title }))),
  products: result.products.map(({ brand, id, name }) => ({ id: String(id), name: `${brand} ${name}` })),
})
