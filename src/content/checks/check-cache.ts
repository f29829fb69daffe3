import type { Content } from '#types/content.generated.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { Check, CheckContext } from './check.ts'

/** Remembers the findings of the checks, so that a content can be checked again after each edit. */
export type CheckCache = {
  /** What a check finds. The check runs again only when an object that it reads was replaced. */
  readonly find: (check: Check, content: Content, tools: CheckContext) => readonly Finding[]
}

export const createCheckCache = (): CheckCache => {
  const last = new Map<Check, { readonly read: readonly unknown[]; readonly found: readonly Finding[] }>()
  return {
    find: (check, content, tools) => {
      const { media, ownMedia, placeholderTexts, unresolvedKinds } = tools
      const read = [
        ...check.reads.flatMap((part) => [part, ...objectsOf(content, part)]),
        'media',
        ...media,
        'ownMedia',
        ...ownMedia,
        'unresolvedKinds',
        ...unresolvedKinds,
        ...(check.readsTexts ? placeholderTexts : []),
      ]
      const known = last.get(check)
      if (known && isSameList(known.read, read)) return known.found
      const found = check.find(content, tools)
      last.set(check, { read, found })
      return found
    },
  }
}

/** The objects that come from the files of a part. The lists around them, and the group of all pages, are new each time. */
const objectsOf = (content: Content, part: keyof Content): readonly unknown[] => {
  const value: unknown = content[part]
  if (Array.isArray(value)) return value
  if (part !== 'pages') return [value]
  const { text, ...others } = content.pages
  return [...text, ...Object.entries(others).flat()]
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index])
