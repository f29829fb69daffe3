import type { DashboardSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import type { ResultGroup, ResultTrait } from '#types/api.generated.ts'

type Replies = DashboardSlice['replies']

/** A trait with the answer that it comes from beside its label, if the answer has another name. */
export const withAnswer = (
  trait: ResultTrait,
  answer: string,
  { answer_text }: Pick<Replies[number], 'answer_text'>,
): ResultTrait =>
  answer === trait.label
    ? trait
    : { ...trait, note: [fill(answer_text, { answer }), ...(trait.note === undefined ? [] : [trait.note])].join(' ') }

/** The groups of a stored result, with the answers that the dashboard loads one by one. An answer that is not certain is left out. */
export const withAnswers = (groups: readonly ResultGroup[], replies: Replies): ResultGroup[] =>
  groups.map((group) => ({
    ...group,
    traits: group.traits.map((trait) => {
      const reply = replies.find((one) => one.group === group.id && one.trait === trait.id)
      const answer = trait.value === null ? undefined : reply?.answers[trait.value]
      return reply && answer !== undefined ? withAnswer(trait, answer, reply) : trait
    }),
  }))
