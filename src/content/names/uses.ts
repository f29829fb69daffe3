import type { Identified, Reference } from '#content/schema/references.ts'
import type { NameInFile } from './read-names.ts'

/** Something that has an id, and where it is used. */
export type NamedThing = {
  readonly kind: NameInFile['kind']
  readonly id: string
  readonly scope?: string | undefined
  /** Where it gets its id. There are several if several labels of a trait have the same value. */
  readonly definitions: readonly NameInFile[]
  readonly references: readonly NameInFile[]
}

/**
 * The things that a person means by a name: `sleep_1`, `sleep_1/soft` for an option, `score:dryness` when several kinds of
 * things have this id.
 */
export const thingsNamed = (places: readonly NameInFile[], name: string): readonly NamedThing[] => {
  const [, kind, scope, id = ''] = /^(?:(\w+):)?(?:([^/]*)\/)?(.*)$/.exec(name) ?? []
  const definitions = places.filter(
    (place) =>
      place.isDefinition &&
      place.id === id &&
      (kind === undefined || place.kind === kind) &&
      (scope === undefined || place.scope === scope),
  )
  const isSame = (a: NameInFile, b: NameInFile) => a.kind === b.kind && a.scope === b.scope
  const firsts = definitions.filter((place, index) => definitions.findIndex((other) => isSame(other, place)) === index)
  return firsts.map((first) => ({
    kind: first.kind,
    id,
    scope: first.scope,
    definitions: definitions.filter((place) => isSame(place, first)),
    references: referencesOf(places, first),
  }))
}

/** The places that refer to a thing by its id. */
const referencesOf = (
  places: readonly NameInFile[],
  { kind, id, scope }: Pick<NamedThing, 'kind' | 'id' | 'scope'>,
): readonly NameInFile[] =>
  places.filter(
    (place) =>
      !place.isDefinition &&
      place.id === id &&
      kindsMeantBy(place.kind).some((one) => one === kind) &&
      // A use without a scope matches by the id alone.
      (scope === undefined || place.scope === undefined || place.scope === scope),
  )

/** The kinds of things that a reference of this kind can mean. */
export const kindsMeantBy = (kind: NameInFile['kind']): readonly Identified[] =>
  isSpecial(kind) ? special[kind] : [kind as Identified]

const special = {
  consent_subject: ['question'],
  link: [],
  media: [],
  objective: ['issue', 'goal'],
  path: [],
  value: ['value', 'option'],
} as const satisfies Partial<Record<Reference, readonly Identified[]>>

const isSpecial = (kind: NameInFile['kind']): kind is keyof typeof special => Object.hasOwn(special, kind)
