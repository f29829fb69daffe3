import type { RenderedTexts } from '#content/assemble.ts'
import { memoise } from '#content/memoise.ts'
import { moduleOfFile } from '#content/modules.ts'
import type { ValidatedFile } from '#content/validate-file.ts'
import { isDataMap } from '#content/write/edit.ts'
import { isObject } from '#content/yaml/json-pointer.ts'
import { copyOrigin, type Origins } from '#content/yaml/locate.ts'
import { isDeadLink, isDeadLinkEntry, pagesIn, type KnownPages } from './known-pages.ts'
import { type FileKind, moduleNeeding } from './layout.ts'

type Read = { readonly origins: Origins; readonly rendered: RenderedTexts }

export type WithDefaults = (
  authored: readonly ValidatedFile[],
  defaults: readonly ValidatedFile[],
) => readonly ValidatedFile[]

/**
 * The files of a content, completed with the defaults. A file that exists gets the settings that it leaves out. Whole files are added if
 * the content has the module that needs them. Mappings are merged; lists and single values of the content replace those of the defaults.
 * Only the titles of pages are merged page by page, so that a content can add a page without repeating all other titles.
 *
 * An entry of a default menu or list of links is left out if it leads to a page that this content does not have, and so are the titles
 * of such pages. A copy of the entry in the same place of the content is left out, too, so that a default file can be copied and
 * reworded. A link that is not in a list stays, but is not shown, because it belongs to a page or module that does not exist. Such links
 * are not reported.
 *
 * A file that has not changed since the last call is returned as it was, unless the address of a page has changed.
 */
export const createWithDefaults = (read: Read): WithDefaults => {
  const mergeAll = mergeWith({ ...read, pages: null })
  let addresses = ''
  let mergeWithoutDeadLinks = mergeAll
  return (authored, defaults) => {
    const present = new Set(authored.map(({ path }) => moduleOfFile(path)))
    const needed = defaults.filter(({ kind, path }) => {
      const module = moduleNeeding(path)
      return module === undefined || present.has(module) || !existsWithModule(kind)
    })
    const pages = pagesIn(mergeAll(authored, needed), present.has('products'))
    const known = JSON.stringify([[...pages.paths], [...pages.ids], pages.quiz])
    if (known !== addresses) mergeWithoutDeadLinks = mergeWith({ ...read, pages })
    addresses = known
    return mergeWithoutDeadLinks(authored, needed)
  }
}

/** Whether a part exists only with its module. All other parts always exist, but are empty without it, so that no rule needs a special case. */
const existsWithModule = ({ name }: FileKind): boolean => /^(pages\.|emails$|photos$)/.test(name)

type Merging = Read & {
  /** null: links are not checked. */
  readonly pages: KnownPages | null
  /** Receives the links of the content that visitors never see. */
  readonly unshown: Set<object>
}

const mergeWith = (tools: Omit<Merging, 'unshown'>): WithDefaults => {
  const merging = { ...tools, unshown: new Set<object>() }
  const completed = memoise((file: ValidatedFile) =>
    memoise((fallback: ValidatedFile) => {
      const unshown = new Set<object>()
      const data = mergedValue(fallback.data, file.data, { ...tools, unshown })
      return { unshown, file: { ...file, data } }
    }),
  )
  const added = memoise((file: ValidatedFile) => ({
    ...file,
    data: withoutDeadLinks(file.data, merging),
    findings: [],
    isWellFormed: true,
    isUsable: true,
    isDefault: true,
  }))
  return (authored, defaults) => {
    const byPath = new Map(defaults.map((file) => [file.path, file]))
    const written = new Set(authored.map(({ path }) => path))
    const own = authored.map((file) => {
      const fallback = byPath.get(file.path)
      return fallback && file.isUsable ? completed(file)(fallback) : { unshown: new Set<object>(), file }
    })
    return [
      ...withoutNames(
        own.map(({ file }) => file),
        new Set(own.flatMap(({ unshown }) => [...unshown])),
      ),
      ...defaults.filter(({ path }) => !written.has(path)).map(added),
    ]
  }
}

/** Leaves out the names in links that are not shown. In a quiz with one file, the quiz has the names of all parts. */
const withoutNames = (files: readonly ValidatedFile[], unshown: ReadonlySet<object>): readonly ValidatedFile[] =>
  unshown.size === 0
    ? files
    : files.map((file) => ({
        ...file,
        names: file.names.filter(({ kind, owner }) => kind !== 'link' || !unshown.has(owner)),
      }))

const mergedValue = (fallback: unknown, value: unknown, merging: Merging, name = ''): unknown => {
  if (name === 'meta' && Array.isArray(fallback) && Array.isArray(value)) return mergedTitles(fallback, value, merging)
  if (Array.isArray(fallback) && Array.isArray(value)) return withoutDeadCopies(fallback, value, merging)
  if (!isDataMap(fallback) || !isDataMap(value)) return value
  if (isDeadCopy(fallback, value, merging.pages)) merging.unshown.add(value)
  const kept = Object.entries(fallback).filter(([key]) => !(key in value))
  const own = Object.entries(value).map(([key, inner]) => [key, mergedValue(fallback[key], inner, merging, key)])
  const both = Object.fromEntries([
    ...kept.map(([key, inner]) => [key, withoutDeadLinks(inner, merging, isObject(inner) ? key : name)]),
    ...own,
  ])
  return recorded(both, value, [fallback, value], merging)
}

const withoutDeadCopies = (fallback: readonly unknown[], own: readonly unknown[], merging: Merging): unknown => {
  const dead = own.filter((entry) => fallback.some((one) => isDeadCopy(one, entry, merging.pages)))
  if (dead.length === 0) return own
  for (const entry of dead) if (isObject(entry)) merging.unshown.add(entry)
  const shown = own.filter((entry) => !dead.includes(entry))
  return recorded(shown, own, [], merging)
}

/** Whether both are links to the same page, which the content does not have. */
const isDeadCopy = (fallback: unknown, own: unknown, pages: KnownPages | null): boolean =>
  pages !== null &&
  isDataMap(fallback) &&
  isDataMap(own) &&
  typeof own['to'] === 'string' &&
  own['to'] === fallback['to'] &&
  isDeadLink(own['to'], pages)

const mergedTitles = (fallback: readonly unknown[], own: readonly unknown[], merging: Merging): unknown => {
  const idOf = (title: unknown) => (isDataMap(title) ? title['id'] : undefined)
  const written = new Set(own.map(idOf))
  const others = withoutDeadLinks(fallback, merging, 'meta')
  return recorded(
    [...own, ...(others as readonly unknown[]).filter((one) => !written.has(idOf(one)))],
    own,
    [],
    merging,
  )
}

/** A default value without the entries of its lists that are links to nowhere. */
const withoutDeadLinks = (value: unknown, merging: Merging, name = ''): unknown => {
  const { pages } = merging
  if (pages === null) return value
  // Visitors are sent to the quiz instead of a page that does not exist.
  if (typeof value === 'string') return name === 'redirects' && isDeadLink(value, pages) ? pages.quiz : value
  if (!isObject(value)) return value
  if (Array.isArray(value)) {
    const items = value
      .filter((item) => !isDeadLinkEntry(item, name, pages))
      .map((item) => withoutDeadLinks(item, merging))
    return recorded(items, value, [], merging)
  }
  const kept = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutDeadLinks(inner, merging, isObject(inner) ? key : name)]),
  )
  return recorded(kept, value, [value], merging)
}

/** Problems in `made` are reported where `source` is written. Its rendered texts are those of `texts`; later objects take precedence. */
const recorded = <Made extends object>(
  made: Made,
  source: object,
  texts: readonly object[],
  { origins, rendered }: Merging,
): Made => {
  copyOrigin(origins, source, made)
  const all = texts.flatMap((one) => [...(rendered.get(one) ?? [])])
  if (all.length > 0) rendered.set(made, new Map(all))
  return made
}
