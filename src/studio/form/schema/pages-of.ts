import { addressesIn } from '#content/page-addresses.ts'
import type { ContentData } from '#editing/content-data.ts'
import { entryName } from '#editing/build/entry-name.ts'

export type NamedPage = { readonly address: string; readonly title: string }

const cache = new WeakMap<ContentData, readonly NamedPage[]>()

/** The pages of the site, to which links can lead. */
export const pagesOf = (data: ContentData): readonly NamedPage[] => {
  const known = cache.get(data)
  if (known) return known
  const pages = [...data].flatMap(([file, value]) =>
    file.startsWith('pages/')
      ? addressesIn(value).map(({ owner, route }) => ({ address: route, title: entryName(owner) ?? route }))
      : [],
  )
  cache.set(data, pages)
  return pages
}
