/** A check across files. It names the parts that it reads, and runs only when their files have the right shape. */
import type { Content } from '#types/content.generated.ts'
import type { PlaceholderText } from '#content/text/allowed-placeholders.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { Finding } from '#content/problems/problem.ts'

export type CheckContext = {
  readonly locate: Locate
  /** The pictures of the media folder. */
  readonly media: ReadonlySet<string>
  /** Texts of files with the right shape whose schema says which words are filled in. */
  readonly placeholderTexts: readonly PlaceholderText[]
}

export type Check = {
  readonly reads: readonly (keyof Content)[]
  readonly find: (content: Content, tools: CheckContext) => readonly Finding[]
}

/** What is told only when nothing is wrong with what it rests on: one mistake, one message. */
export const ifNone = (found: readonly Finding[], more: () => readonly Finding[]): readonly Finding[] =>
  found.length > 0 ? found : more()

export const check = <Part extends keyof Content>(
  reads: readonly Part[],
  find: (content: Pick<Content, Part>, tools: CheckContext) => readonly Finding[],
): Check => ({ reads, find })
