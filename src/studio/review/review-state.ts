import type { ChangeLine, Relabelled } from '#editing/words/change-line.ts'
import type { Problem } from '#content/problems/problem.ts'
import type { Published } from '#editing/studio-api.ts'

/** The state of a publication. */
export type Publication =
  | { readonly state: 'ready' | 'publishing' }
  | ({ readonly state: 'published' } & Published)
  | { readonly state: 'refused'; readonly why: Refused }

export type Refused =
  /** `conflicts`: in words, what was changed in the files meanwhile, in the same places. */
  | { readonly reason: 'conflict'; readonly conflicts: readonly string[] }
  | { readonly reason: 'problems'; readonly problems: readonly Omit<Problem, 'code'>[] }
  | { readonly reason: 'stale' | 'behind' }
  | { readonly reason: 'failed'; readonly message: string }
  /** The server did not answer. It may have published the draft nevertheless. */
  | { readonly reason: 'unanswered'; readonly message: string }

/** The editor's answers about changed labels, by `Relabelled.id`. */
export type Meanings = Readonly<Record<string, 'same' | 'new'>>

/** The changed labels of published things for which the editor has not yet said that they still mean the same. */
export const openMeanings = (
  lines: readonly ChangeLine[],
  published: ReadonlySet<string>,
  meanings: Meanings,
): readonly ChangeLine[] =>
  lines.filter(
    ({ relabelled }) => relabelled && isPublished(relabelled, published) && meanings[relabelled.id] !== 'same',
  )

/** Whether people may have given an answer under the old label. */
export const isPublished = ({ publishedAs, what }: Relabelled, published: ReadonlySet<string>): boolean =>
  publishedAs.some((id) => published.has(`${what} ${id}`))

/** Groups the changes by item, in the order of each item's first change. */
export const groupedByItem = (lines: readonly ChangeLine[]): readonly (readonly [ChangeLine, ...ChangeLine[]])[] => {
  const groups = new Map<string, [ChangeLine, ...ChangeLine[]]>()
  for (const line of lines) {
    const key = JSON.stringify([line.item.file, line.item.place])
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return [...groups.values()]
}
