import { kindsMeantBy } from '#content/names/uses.ts'
import type { Name } from '#content/schema/names-in-data.ts'
import type { Reference } from '#content/schema/references.ts'
import { plainReferences, type PlainReference } from './plain-references.ts'

export type KnownThings = {
  /** The ids that a reference of this kind can name. */
  readonly ids: (kind: PlainReference) => ReadonlySet<string>
  /** Whether two things that a reference of this kind can name have the same id, so that one of them was meant to have another. */
  readonly hasDuplicates: (kind: Reference) => boolean
  /** All questions with their titles, including malformed ones. */
  readonly questions: ReadonlyMap<string, Titled>
}

type Titled = { readonly id: string; readonly title: string }

/** @param asked the questions of the usable parts, in the order in which they are asked */
export const knownThings = (names: readonly Name[], asked: ReadonlyMap<string, Titled>): KnownThings => {
  const definitions = names.filter(({ keyword }) => keyword === 'x-id')
  const malformed = definitions.filter((name) => name.kind === 'question' && !asked.has(currentId(name)))
  const questions = new Map<string, Titled>([
    ...asked,
    ...malformed.map((name) => [currentId(name), titled(name)] as const),
  ])
  const repeated = repeatedKinds(definitions)
  const sets = new Map<PlainReference, ReadonlySet<string>>()
  const idsOf = (reference: PlainReference): ReadonlySet<string> => {
    const { also = [], under = '' } = plainReferences[reference]
    if (reference === 'consent_subject') return new Set([...questions.keys(), ...also])
    const kinds = new Set<string>(kindsMeantBy(reference))
    const named = definitions.filter(({ kind, path }) => kinds.has(kind) && path.startsWith(under))
    return new Set([...named.map(currentId), ...also])
  }
  return {
    ids: (kind) => {
      const ids = sets.get(kind) ?? idsOf(kind)
      sets.set(kind, ids)
      return ids
    },
    hasDuplicates: (kind) => kindsMeantBy(kind).some((one) => repeated.has(one)),
    questions,
  }
}

/** The kinds in which two things have the same id. */
const repeatedKinds = (definitions: readonly Name[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const repeated = definitions.filter((name) => seen.size === seen.add(`${name.kind} ${currentId(name)}`).size)
  return new Set(repeated.map(({ kind }) => kind))
}

const titled = (name: Name): Titled => ({ id: currentId(name), title: String(Reflect.get(name.owner, 'title')) })

/** The id as it was intended: look-alike letters may have been corrected since the file was validated. */
export const currentId = ({ id, key, owner, part }: Pick<Name, 'id' | 'key' | 'owner' | 'part'>): string =>
  part === 'key' ? id : String(Reflect.get(owner, key))
