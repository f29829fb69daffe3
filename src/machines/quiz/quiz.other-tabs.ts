/** The draft of another tab, and the answers of this one. */
import { landingStep } from '#engine/quiz/steps/steps.ts'
import type { Draft } from '#machines/draft.ts'
import type { QuizContext } from './quiz.context.ts'
import { isPlaceShown, startOf } from './quiz.places.ts'

/** The other tab's draft is the one to go on with. A draft of another quiz is ignored. */
export const withNewerDraft = ({ foundDraft, quizId }: QuizContext, draft: Draft): Pick<QuizContext, 'foundDraft'> => ({
  foundDraft: draft.quiz === quizId ? draft : foundDraft,
})

/** Whether a draft has other answers, consents or photos than this tab. Step and time of saving make no difference. */
export const draftDiffers = ({ choices, photos, quizId, state }: QuizContext, draft: Draft): boolean =>
  draft.quiz === quizId &&
  !(
    isEqual(draft.answers, state.answers) &&
    isEqual(draft.consents, choices) &&
    isEqual([...draft.photos].sort(), [...photos].sort())
  )

/** The same keys with the same JSON values; the order of keys does not matter. */
const isEqual = (one: object, other: object): boolean => {
  const [ours, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return (
    ours.size === theirs.size &&
    [...ours].every(([key, value]) => JSON.stringify(value) === JSON.stringify(theirs.get(key)))
  )
}

/**
 * Goes on with the answers of this tab, at a place that they show: the history may have led to one that only the other tab's do. The
 * photos are those of the draft, because all tabs share the photos of the device.
 */
export const keepOwnAnswers = (context: QuizContext): QuizContext => {
  const own = { ...context, photos: context.foundDraft?.photos ?? [], foundDraft: null, sending: null }
  return isPlaceShown(own, own) ? own : { ...own, ...startOf(own, landingStep(own.model, own.state, own.step)) }
}
