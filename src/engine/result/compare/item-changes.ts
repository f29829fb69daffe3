import type { LabelChange } from './compare.ts'

export type ItemChanges = {
  readonly gone: readonly string[]
  readonly added: readonly string[]
  readonly kept: readonly string[]
}

/** A change in a list of names, name by name. What is in the later report is in its order there. */
export const itemChanges = ({ after, before }: Pick<LabelChange, 'after' | 'before'>): ItemChanges => ({
  gone: before.filter((name) => !after.includes(name)),
  added: after.filter((name) => !before.includes(name)),
  kept: after.filter((name) => before.includes(name)),
})
