import type { Result } from '#types/api.generated.ts'

/**
 * Every part of a result that can be removed by itself, by its key. A part that is not the same in two results has another value here;
 * of a product the sentences are parts of their own.
 */
export const resultParts = (result: Result): ReadonlyMap<string, string> =>
  new Map([
    ...result.signposts.map((one) => entry(keys.signpost(one), one)),
    ...(result.insight ? [entry(keys.insight(result.insight), result.insight.text)] : []),
    ...result.groups.flatMap((group) => group.traits.map((one) => entry(keys.trait(group, one), one))),
    ...result.issues.map((one) => entry(keys.issue(one), one.id)),
    ...result.goals.map((one) => entry(keys.goal(one), one.id)),
    ...result.routine.flatMap((part) => part.steps.map((one) => entry(keys.step(part, one), one.variant))),
    ...result.tips.flatMap((badge) => badge.tips.map((one) => entry(keys.tip(badge, one), one))),
    ...result.products.flatMap((one) => [
      entry(keys.product(one), one.id),
      ...[...one.reasons, ...one.doubts].map((text) => entry(keys.sentence(one, text), text)),
    ]),
    ...result.unfilled.map((one) => entry(keys.unfilled(one), one.slot)),
  ])

const entry = (key: string, value: unknown): readonly [string, string] => [key, JSON.stringify(value)]

type Named = { readonly id: string }
type InSlot = { readonly id: number; readonly slot: string }

/** Stored in databases: a key is never changed. */
export const keys = {
  insight: ({ id }: Named) => `insight/${id}`,
  signpost: ({ id }: Named) => `signpost/${id}`,
  trait: (group: Named, { id }: Named) => `trait/${group.id}/${id}`,
  issue: ({ id }: Named) => `issue/${id}`,
  goal: ({ id }: Named) => `goal/${id}`,
  step: (part: Named, { id }: Named) => `step/${part.id}/${id}`,
  tip: (badge: Named, { id }: Named) => `tip/${badge.id}/${id}`,
  product: ({ id, slot }: InSlot) => `product/${slot}/${id}`,
  sentence: ({ id, slot }: InSlot, text: string) => `product/${slot}/${id}/${text}`,
  unfilled: ({ slot }: { readonly slot: string }) => `unfilled/${slot}`,
}
