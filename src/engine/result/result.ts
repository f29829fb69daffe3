import type { Result, ResultReply, ResultTip } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'
import type { Analysis } from './analysis.ts'
import { answerTo, type Answers } from '#engine/quiz/answers/answers.ts'
import type { Facts } from '#engine/quiz/conditions.ts'
import { fillAnswers, readerOfAnswers } from '#engine/quiz/answers/answer-texts.ts'
import { firstThing } from './texts/first-thing.ts'
import { idAndLabel } from './plan/objectives.ts'
import { slotsNeeded } from './plan/routine.ts'
import { clausesOf, lowestNamed } from './texts/summary.ts'
import { valuesOf } from './scores/scores.ts'
import { effectiveAnswer, effectiveAnswers, openQuiz, type QuizState } from '#engine/quiz/state.ts'

/**
 * The result of a set of answers. Deterministic, and the same in the browser and on the server.
 *
 * What is computed first can be read by what comes after: answers, scores, profile, issues, goals, and then insight, signposts,
 * routine, tips and products. Answers to questions that are not asked are ignored, so that an answer to a question that later
 * became inapplicable has no effect.
 *
 * @param given answers that satisfy the invariants of `Answers`
 * @param contentVersion only recorded in the result
 * @param locked questions whose answers may not be stored (`lockedQuestions`). It only decides how their missing answers are counted
 */
export const analyse = (
  analysis: Analysis,
  given: Answers,
  contentVersion: string,
  locked: ReadonlySet<string> = new Set(),
): Result => {
  const { quiz, content } = analysis
  const state = openQuiz(quiz, given)
  const answers = effectiveAnswers(state)
  const reader = readerOfAnswers(quiz, answers, content.site.locale)
  const filled = (text: string): string => fillAnswers(text, reader)
  const scores = analysis.scoresOf(answers, state.asked, filled)
  const known: Facts = { answers, scores: valuesOf(scores), profile: {}, issues: new Set() }
  const { groups, values, words } = analysis.profileOf(known)
  const objectives = analysis.objectivesOf({ ...known, profile: values })
  const facts: Facts = { ...known, profile: values, issues: objectives.found }
  const routine = analysis.routineOf(facts)
  const { products, unfilled } = analysis.suggestionsOf(
    facts,
    words,
    objectives,
    slotsNeeded(routine, content.routines.slots),
  )
  const insight = analysis.insightOf(facts, words)
  return {
    content_version: contentVersion,
    answered: [...quiz.questions.keys()].filter((id) => answerTo(answers, id) !== undefined).length,
    total: quiz.questions.size,
    unanswered: unansweredOf(quiz, state, locked),
    not_a_diagnosis: content.profile.not_a_diagnosis,
    signposts: analysis.signpostsOf(facts).map((one) => ({ ...one, title: filled(one.title), text: filled(one.text) })),
    insight: insight && { ...insight, text: filled(insight.text) },
    groups: [...groups],
    scores: [...scores],
    issues: objectives.issues.map(idAndLabel),
    goals: objectives.goals.map(idAndLabel),
    routine: [...routine],
    tips: analysis
      .tipsOf(facts, lowestNamed(scores)?.id)
      .map((badge) => ({ ...badge, tips: badge.tips.map((tip) => filledTip(tip, filled)) })),
    products: [...products],
    unfilled: [...unfilled],
    recheck: content.routines.recheck,
  }
}

const filledTip = (tip: ResultTip, filled: (text: string) => string): ResultTip => ({
  ...tip,
  title: filled(tip.title),
  text: filled(tip.text),
  because: filled(tip.because),
})

/** How many questions have no answer, by reason. Together with the answered ones they add up to `total`. */
const unansweredOf = (
  { questions }: Analysis['quiz'],
  state: QuizState,
  locked: ReadonlySet<string>,
): NonNullable<Result['unanswered']> => {
  const open = [...questions.keys()].filter((id) => effectiveAnswer(state, id) === undefined)
  const applicable = open.filter((id) => state.asked.has(id))
  const no_consent = applicable.filter((id) => locked.has(id)).length
  return { not_applicable: open.length - applicable.length, no_consent, skipped: applicable.length - no_consent }
}

/**
 * The part of a result that a visitor without an account sees: scores and groups that the content marks as `preview`, the insight,
 * and all signposts, because advice to see a professional is never held back.
 *
 * @returns also how many scores are hidden
 */
export const previewOf = (
  { content }: Analysis,
  result: Result,
): { readonly result: Result; readonly hidden_scores: number } => {
  const openScores = new Set(content.scores.scores.filter(({ preview }) => preview).map(({ id }) => id))
  const openGroups = new Set(content.profile.groups.filter(({ preview }) => preview).map(({ id }) => id))
  const scores = result.scores.filter(({ id }) => openScores.has(id))
  return {
    result: {
      ...result,
      scores,
      groups: result.groups.filter(({ id }) => openGroups.has(id)),
      issues: [],
      goals: [],
      routine: [],
      tips: [],
      products: [],
      unfilled: [],
    },
    hidden_scores: result.scores.length - scores.length,
  }
}

/** A visitor sees the preview of a result, a user all of it. Without accounts nothing is held back: there is no way to get the rest. */
export const resultView = ({ modules }: Pick<Content, 'modules'>, isUser: boolean): ResultReply['view'] =>
  isUser || !modules.includes('accounts') ? 'full' : 'preview'

/** What of a stored result is sent: to its owner all of it, to a visitor the preview. */
export const viewOf = (
  analysis: Analysis,
  result: Result,
  view: ResultReply['view'],
): Pick<ResultReply, 'view' | 'hidden_scores' | 'result' | 'first' | 'clauses'> => {
  const shown = view === 'full' ? { result, hidden_scores: 0 } : previewOf(analysis, result)
  // Computed from all scores, including those that a preview hides, so that signing up does not change what the result says.
  const first = firstThing(result)
  const clauses = clausesOf(result.scores)
  return { view, ...shown, ...(first && { first }), ...(clauses && { clauses }) }
}
