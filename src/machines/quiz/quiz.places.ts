import type { Consent } from '#engine/quiz/consent.ts'
import { groupOf, groupsAt, shownGroups } from '#engine/quiz/steps/shown-groups.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import type { QuizState } from '#engine/quiz/state.ts'
import { isVisible, nextStep, previousStep } from '#engine/quiz/steps/steps.ts'
import type { Step } from '#types/content.generated.ts'

/** How the questions are presented. */
export type QuizView = {
  /** All questions of a step at once, else one group at a time. */
  readonly onePage: boolean
  /** Whether the answer to the only question of a group advances to the next group. */
  readonly advances: boolean
}

/** Where the visitor is: the index of a step, and the index of one of its groups, 0 in a step without groups. */
export type QuizPlace = { readonly step: number; readonly group: number }

export const isSameQuizPlace = (one: QuizPlace, other: QuizPlace): boolean =>
  one.step === other.step && one.group === other.group

/** What decides what is shown: a part of the context of the quiz machine. */
type Visit = QuizPlace & {
  readonly model: QuizModel
  readonly state: QuizState
  readonly consents: readonly Consent[]
  readonly view: QuizView
}

/** What is shown at once. `group` is null for a whole step. The same key is the same screen. */
export type Screen = { readonly key: string; readonly step: number; readonly group: number | null }

/** undefined: there is no step with this index. */
export const kindOf = ({ model }: Visit, step: number | null): Step['kind'] | undefined => model.steps[step ?? -1]?.kind

/** The index of the first step of this kind. -1: there is none. */
export const stepOfKind = ({ model }: Visit, kind: Step['kind']): number =>
  model.steps.findIndex((step) => step.kind === kind)

/** The screen that shows this place: the whole step or, while the visitor sees one group at a time, its group. */
export const screenOf = (context: Visit, { group, step }: QuizPlace = context): Screen => {
  const id = context.model.steps[step]?.id ?? ''
  return context.view.onePage || groupsAt(context.model, step).length < 2
    ? { key: id, step, group: null }
    : { key: `${id}:${group}`, step, group }
}

/** The same context, with the visitor at another screen. */
export const atScreen = <Context extends QuizPlace>(context: Context, { group, step }: Screen): Context => ({
  ...context,
  step,
  group: group ?? 0,
})

/** The indexes of the groups of a step that the visitor goes through. */
export const groupsShown = ({ consents, model, state }: Visit, step: number): readonly number[] =>
  shownGroups(model, state, step, consents)

/** Whether the visitor can be at this place. */
export const isPlaceShown = (context: Visit, { group, step }: QuizPlace): boolean =>
  isVisible(context.model, context.state, step) && (context.view.onePage || groupsShown(context, step).includes(group))

/** The first place of a step. */
export const startOf = (context: Visit, step: number): QuizPlace => ({
  step,
  group: groupsShown(context, step)[0] ?? 0,
})

/** The place in a step that has this question, or its first one. */
export const placeWith = (context: Visit, step: number, question: string | undefined): QuizPlace => {
  const place = { step, group: question === undefined ? 0 : groupOf(context.model, step, question) }
  return groupsShown(context, step).includes(place.group) ? place : startOf(context, step)
}

/** What leads to a place: by its group, by a question in it, or to the first one of its step. */
export type PlaceLink = { readonly step: number; readonly group?: number; readonly question?: string }

/** Where a link leads. A group that it names is taken as it is, even while it is not shown: `isPlaceShown` decides that. */
export const placeOf = (context: Visit, { group, question, step }: PlaceLink): QuizPlace =>
  group === undefined ? placeWith(context, step, question) : { step, group }

/** The next group that is shown, else the beginning of the next step. From the last step: the beginning of that step. */
export const placeAfter = (context: Visit, { group, step }: QuizPlace = context): QuizPlace => {
  const following = context.view.onePage ? undefined : groupsShown(context, step).find((one) => one > group)
  return following === undefined
    ? startOf(context, nextStep(context.model, context.state, step))
    : { step, group: following }
}

/** From the first place: that place. */
export const placeBefore = (context: Visit): QuizPlace => {
  const { group, model, state, step, view } = context
  const before = view.onePage ? undefined : groupsShown(context, step).findLast((one) => one < group)
  if (before !== undefined) return { step, group: before }
  const previous = previousStep(model, state, step)
  if (previous === step) return { step, group }
  return view.onePage
    ? startOf(context, previous)
    : { step: previous, group: groupsShown(context, previous).at(-1) ?? 0 }
}

/** The id by which a draft remembers the group: that of its first question. Undefined in a step without groups. */
export const groupId = ({ group, model, step }: Visit): string | undefined => groupsAt(model, step)[group]?.items[0]?.id

/** The same as a field of a draft: none in a step without groups. */
export const groupIn = (context: Visit): { readonly group?: string } => {
  const group = groupId(context)
  return group === undefined ? {} : { group }
}
