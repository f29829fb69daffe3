import { defaultsFolder } from '#content/folder/content-file.ts'
import { addressesOf, pathOf, type Address } from '#content/page-addresses.ts'
import { check } from '#content/checks/check.ts'
import { writtenParts } from '#content/checks/written-parts.ts'
import type { Content } from '#types/content.generated.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { closestMatch } from '#content/schema/did-you-mean.ts'
import type { SourceRange } from '#content/yaml/range.ts'
import { isObject } from '#content/yaml/json-pointer.ts'
import { spellingFixes } from '#content/problems/fixes.ts'
import type { Finding } from '#content/problems/problem.ts'
import { rangeInText } from '#content/yaml/text-range.ts'
import { quoted } from '#content/problems/wording.ts'

/** Links within the site in Markdown texts lead to existing pages. All other links are checked as references. */
export const links = writtenParts.map((part) =>
  check(['modules', 'pages', part], (content, { locate }) =>
    brokenLinks(linksIn(content[part], locate), routesOf(content)),
  ),
)

type Link = { readonly to: string; readonly range: () => SourceRange }

/** The paths of all pages. The page of recommendations is defined with the words of the dashboard, but exists only with products. */
export const routesOf = ({ modules, pages }: Pick<Content, 'modules' | 'pages'>): ReadonlySet<string> => {
  const isThere = ({ owner }: Address) => owner !== pages.dashboard?.recommendations || modules.includes('products')
  return new Set(
    addressesOf(pages)
      .filter(isThere)
      .map(({ route }) => pathOf(route)),
  )
}

export const brokenLinks = (found: readonly Link[], routes: ReadonlySet<string>): Finding[] =>
  found.flatMap(({ to, range }): Finding[] => {
    if (!isInside(to) || routes.has(pathOf(to))) return []
    const at = range()
    // A default text is not shown without the module that its link needs.
    if (at.source.name.startsWith(defaultsFolder)) return []
    const near = closestMatch(pathOf(to), routes)
    return [
      {
        code: 'content/broken-link',
        range: at,
        message: `There is no page at ${quoted(to)}.`,
        help: near === undefined ? 'Link to an existing page, or remove the link.' : `Did you mean ${quoted(near)}?`,
        fixes: /[?#]/.test(to) ? [] : spellingFixes(range(), pathOf(to), routes),
      },
    ]
  })

/** Links inside Markdown texts. */
const linksIn = (value: unknown, locate: Locate): readonly Link[] => {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]): readonly Link[] => {
    if (typeof inner !== 'string') return linksIn(inner, locate)
    // An exclamation mark before it would make it a picture, which is reported with the file.
    return [...inner.matchAll(/(?<!!)(\[[^\]]*\]\()(\/[^)\s]*)/g)].flatMap(
      ({ 1: before = '', 2: to = '', index }): Link[] => {
        const from = index + before.length
        return [{ to, range: () => rangeInText(locate(value, key), inner, from, from + to.length) }]
      },
    )
  })
}

const isInside = (link: string): boolean => /^\/(?!\/)/.test(link)
