import { fileOfPart, partOfFile } from '#content/folder/inline-parts.ts'
import { isDeadLinkEntry, pagesIn, type KnownPages } from '#content/folder/known-pages.ts'
import { fileKindOf, moduleNeeding } from '#content/folder/layout.ts'
import { modules } from '#content/modules.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { quizFileOf } from '#editing/located.ts'
import { idOf, valueIn, type Place, type FilePlace } from '#editing/place.ts'

/**
 * The content with every default that is in effect, each at the place where the content would have its own value: in the file of its own
 * if the content has that file, otherwise in the quiz file, if it can be there. Like the site, it has no titles of pages and no links in
 * lists to pages that the content does not have.
 */
export const withDefaults = (data: ContentData, defaults: ContentData): ContentData => {
  const filled = new Map(data)
  const pages = pagesOf(data, defaults)
  for (const [path, settings] of defaults) {
    if (!isDataMap(settings) || !isUsed(data, path)) continue
    for (const [key, fallback] of Object.entries(settings)) {
      const value = withoutDeadLinks(fallback, key, pages)
      const { file, place } = placeFor(data, path, key)
      const root = filled.get(file)
      if (root !== null) filled.set(file, completed(root, nested(place, value)))
    }
  }
  return filled
}

const pagesOf = (data: ContentData, defaults: ContentData): KnownPages => {
  const quiz = quizFileOf(data)
  const paths = new Set([...data.keys(), ...[...defaults.keys()].filter((path) => isUsed(data, path))])
  const files = [...paths].flatMap((path) => {
    const kind = fileKindOf(path)
    const part = partOfFile(path)
    const own = data.get(path) ?? (part === undefined ? undefined : valueIn(data.get(quiz), [part]))
    return kind ? [{ kind, data: completed(own, defaults.get(path)) }] : []
  })
  return pagesIn(files, isUsed(data, modules.products.files[0] ?? ''))
}

/** @param name of the list, if it is one */
const withoutDeadLinks = (value: unknown, name: string, pages: KnownPages): unknown => {
  if (isList(value))
    return value
      .filter((entry) => !isDeadLinkEntry(entry, name, pages))
      .map((entry) => withoutDeadLinks(entry, '', pages))
  if (!isDataMap(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutDeadLinks(inner, key, pages)]))
}

/** Whether the content itself has no value at this place, so that a default applies if there is one. */
export const isUnset = (data: ContentData, { file, place }: FilePlace): boolean =>
  valueIn(data.get(file), place) === undefined

const namesOnly: ReadonlySet<string | undefined> = new Set(['history', 'retired_ids'])

/** Whether the texts of a file are used: nobody sees those of a part that the content does not have. */
const isUsed = (data: ContentData, path: string): boolean => {
  const module = moduleNeeding(path)
  if (namesOnly.has(fileKindOf(path)?.name)) return false
  if (module === undefined) return true
  const { files } = modules[module]
  const quiz = data.get(quizFileOf(data))
  const parts = isDataMap(quiz) ? Object.keys(quiz) : []
  return files.some((file) => data.has(file) || parts.some((part) => fileOfPart(part) === file))
}

const placeFor = (data: ContentData, path: string, key: string): FilePlace => {
  const whole = partOfFile(path)
  if (data.has(path)) return { file: path, place: [key] }
  if (whole !== undefined) return { file: quizFileOf(data), place: [whole, key] }
  return fileOfPart(key) === path ? { file: quizFileOf(data), place: [key] } : { file: path, place: [key] }
}

const nested = (place: Place, value: unknown): unknown =>
  place.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value)

/** The content's own settings come first, so that a search finds its own texts first. */
const completed = (own: unknown, fallback: unknown, name = ''): unknown => {
  if (own === undefined) return fallback
  // The titles of pages are completed page by page.
  if (name === 'meta' && isList(own) && isList(fallback)) {
    const written = new Set(own.map(idOf))
    return [...own, ...fallback.filter((one) => !written.has(idOf(one)))]
  }
  if (!isDataMap(own) || !isDataMap(fallback)) return own
  const others = Object.entries(fallback).map(([key, value]) => [key, completed(own[key], value, key)])
  return { ...own, ...(Object.fromEntries(others) as object) }
}
