import type { Content } from '#types/content.generated.ts'
import type { PlaceholderText } from '#content/text/allowed-placeholders.ts'
import type { Reference } from '#content/schema/references.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { Finding } from '#content/problems/problem.ts'

/** What checks need in addition to the content. */
export type CheckContext = {
  readonly locate: Locate
  /** The name of the content folder, with which the names of its files begin. */
  readonly folder: string
  /** Paths of the pictures that can be named, relative to the media folder, with those that come with the product. */
  readonly media: ReadonlySet<string>
  /** Those of them that are in the content folder. */
  readonly ownMedia: ReadonlySet<string>
  /** All texts with the placeholders that their schema allows, except those that have a check of their own. */
  readonly placeholderTexts: readonly PlaceholderText[]
  /**
   * The kinds of reference of which at least one names something unknown. A check cannot know what was meant, so findings that depend on
   * references of this kind could be wrong.
   */
  readonly unresolvedKinds: ReadonlySet<Reference>
}

/** A rule that compares content files with each other. It runs only when all files of the parts that it reads are well-formed. */
export type Check = {
  readonly reads: readonly (keyof Content)[]
  /** True: the check reads `placeholderTexts`, which come from all files. */
  readonly readsTexts: boolean
  readonly find: (content: Content, tools: CheckContext) => readonly Finding[]
}

/** Findings that are useful only if there are no others: one mistake would cause both. */
export const ifNone = (found: readonly Finding[], more: () => readonly Finding[]): readonly Finding[] =>
  found.length > 0 ? found : more()

/** Declares a check. Its function sees only the parts that it says it reads. */
export const check = <Part extends keyof Content>(
  reads: readonly Part[],
  find: (content: Pick<Content, Part>, tools: Omit<CheckContext, 'placeholderTexts'>) => readonly Finding[],
): Check => ({ reads, readsTexts: false, find })

/** As `check`, for rules about `placeholderTexts`. */
export const checkOfTexts = <Part extends keyof Content>(
  reads: readonly Part[],
  find: (content: Pick<Content, Part>, tools: CheckContext) => readonly Finding[],
): Check => ({ reads, readsTexts: true, find })
