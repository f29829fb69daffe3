/** What is known about each ingredient of an INCI list, for a visitor who reads it. */
import type { IngredientCaution } from '#types/api.generated.ts'
import type { IngredientExplanation, IngredientGroup, Ingredients } from '#types/content.generated.ts'
import { compileIngredientReader, ingredientsOf, type MatchedGroup, type Recognised } from './ingredients.ts'

export type ExplainedIngredient = {
  /** As on the pack. */
  readonly name: string
  readonly explanations: readonly IngredientExplanation[]
  readonly groups: readonly IngredientGroup[]
  /** What speaks against it for this visitor. */
  readonly cautions: readonly string[]
}

/** Compiles the content to a function that explains a list, ingredient by ingredient in its order, each once. */
export const compileIngredientGuide = ({
  explanations = [],
  groups,
}: Pick<Ingredients, 'explanations' | 'groups'>): ((
  list: string,
  cautions: readonly IngredientCaution[],
) => readonly ExplainedIngredient[]) => {
  const explain = compileIngredientReader(explanations)
  const group = compileIngredientReader(groups)
  return (list, cautions) => {
    const [explained, grouped] = [explain(list), group(list)]
    return [...new Set(ingredientsOf(list))].map((name) => ({
      name,
      explanations: matching(explained, name),
      groups: matching(grouped, name),
      cautions: cautions.flatMap(({ ingredients, text }) => (ingredients.includes(name) ? [text] : [])),
    }))
  }
}

const matching = <Group extends Recognised>(
  found: ReadonlyMap<string, MatchedGroup<Group>>,
  name: string,
): readonly Group[] =>
  [...found.values()].flatMap(({ group, ingredients }) => (ingredients.includes(name) ? [group] : []))
