import { entriesOfKind } from '#editing/ids/content-entries.ts'
import type { ContentData } from '#editing/content-data.ts'
import { idOf } from '#editing/place.ts'
import { kindsMeantBy } from '#content/names/uses.ts'
import type { Identified } from '#content/schema/references.ts'
import type { NamedPlace } from '#editing/names/names-of.ts'

/** Something that has an id, or a picture (`media`), whose id is its path below `media/`. */
export type Thing = {
  readonly kind: Identified | 'media'
  readonly id: string
  /** For an option: its question. For a value: its trait or question. */
  readonly scope?: string
}

/** Whether a place refers to this thing. */
export const refersTo = (place: NamedPlace, { id, kind, scope }: Thing): boolean =>
  !place.isDefinition &&
  place.id === id &&
  (place.kind === kind || kindsMeantBy(place.kind).some((one) => one === kind)) &&
  (scope === undefined || place.scope === undefined || place.scope === scope)

/** The things that an id stands for: an option of a shared list is an option of each question that uses the list. */
export const thingsAt = (data: ContentData, { id, kind, path, scope }: NamedPlace): readonly Thing[] => {
  const one: Thing = { kind: kind as Identified, id }
  const list = kind === 'option' && scope === undefined ? path.at(-3) : undefined
  if (list === undefined) return [scope === undefined ? one : { ...one, scope }]
  return entriesOfKind(data, 'question').flatMap((question) => {
    const questionId = idOf(question.value)
    return question.value['options'] === list && questionId !== undefined ? [{ ...one, scope: questionId }] : []
  })
}

export const isSameThing = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id && a.scope === b.scope
