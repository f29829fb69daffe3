import type { KnownQuestion } from '#content/model/vocabulary.ts'
import { unknownOptions, unknownValues } from '#content/checks/references/unknown-names.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { Name, NameInData } from '#content/schema/names-in-data.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { Trait } from '#types/content.generated.ts'
import { currentId } from './known-things.ts'

/** Findings for options that a question does not have, and for values that a trait does not have. */
export const choiceFindings = (
  references: readonly Name[],
  questions: ReadonlyMap<string, KnownQuestion>,
  traits: ReadonlyMap<string, Trait>,
  locate: Locate,
): readonly Finding[] =>
  [...byScope(references)].flatMap(([scope, names]) => {
    const named = names.map((name) => [currentId(name), locate(name.owner, name.key)] as const)
    const id = currentId(scope)
    if (scope.kind === 'trait') return unknownValues(traits.get(id), named)
    const question = questions.get(id)
    // A question without any options names a shared list that does not exist.
    return question?.options?.length === 0 ? [] : unknownOptions(question, named)
  })

const byScope = (references: readonly Name[]): ReadonlyMap<NameInData, readonly Name[]> => {
  const groups = new Map<NameInData, Name[]>()
  for (const name of references)
    if (name.scope && (name.kind === 'option' || name.kind === 'value')) {
      const group = groups.get(name.scope) ?? []
      groups.set(name.scope, group)
      group.push(name)
    }
  return groups
}
