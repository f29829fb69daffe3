import { addressesIn, pathOf } from '#content/page-addresses.ts'
import type { ValidatedFile } from '#content/validate-file.ts'
import { isDataMap } from '#content/write/edit.ts'

/** The paths and the ids of the pages that a content has. */
export type KnownPages = {
  readonly paths: ReadonlySet<string>
  readonly ids: ReadonlySet<unknown>
  readonly quiz: string
}

export const pagesIn = (files: readonly Pick<ValidatedFile, 'kind' | 'data'>[], hasProducts: boolean): KnownPages => {
  const pages = files.filter(({ kind }) => kind.name.startsWith('pages.'))
  // `recommendations` is the only page whose words are in the file of another module.
  const isThere = ({ id }: { readonly id: unknown }) => id !== 'recommendations' || hasProducts
  const addresses = pages.flatMap(({ data }) => addressesIn(data))
  const ids = pages.map(({ data }) => (isDataMap(data) ? data['id'] : undefined))
  return {
    paths: new Set(addresses.filter(isThere).map(({ route }) => pathOf(route))),
    ids: new Set([...addresses.map(({ id }) => id), ...ids]),
    quiz: addresses.find(({ id }) => id === 'quiz')?.route ?? '/',
  }
}

/** Whether a link leads to a page of this site that the content does not have. */
export const isDeadLink = (to: string, { paths }: KnownPages): boolean => to.startsWith('/') && !paths.has(pathOf(to))

/** `entry` is in the list with this name: a link, or the title of a page (`meta`). */
export const isDeadLinkEntry = (entry: unknown, list: string, pages: KnownPages): boolean => {
  if (!isDataMap(entry)) return false
  const { id, to } = entry
  return list === 'meta' ? !pages.ids.has(id) : typeof to === 'string' && isDeadLink(to, pages)
}
