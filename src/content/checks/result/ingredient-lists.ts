import { check } from '#content/checks/check.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { either, inOneSentence, message, part, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { rangeInText } from '#content/yaml/text-range.ts'
import { quoted } from '#content/problems/wording.ts'
import { listFault } from '#engine/products/ingredient-list.ts'
import { listFaultWords } from './list-fault-words.ts'
import { compileIngredientReader, type MatchedGroup } from '#engine/products/ingredients.ts'
import type { Product } from '#types/content.generated.ts'

/** The ingredient lists of products can be read. */
export const ingredientLists = check(['catalogue'], ({ catalogue }, { locate }) =>
  catalogue.products.flatMap((product): Finding[] => {
    const { ingredients = '' } = product
    const fault = listFault(ingredients)
    if (!fault) return []
    const { kind, from, to } = fault
    return [
      {
        code: 'content/ingredient-list',
        range: rangeInText(locate(product, 'ingredients'), ingredients, from, to),
        ...listFaultWords[kind](ingredients.slice(from, to)),
      },
    ]
  }),
)

/** The ingredient list of a product contains exactly the groups that the product expects. This tests both the list and the groups. */
export const expectedGroups = check(['catalogue', 'ingredients'], ({ catalogue, ingredients }, { locate }) => {
  const readList = compileIngredientReader(ingredients.groups)
  const known = new Set(ingredients.groups.map(({ id }) => id))
  return catalogue.products.flatMap((product) => {
    const { ingredients: list = '' } = product
    return listFault(list) ? [] : expectFindings(product, readList(list), known, locate)
  })
})

/** The button of the studio. */
const expectFound = '“Expect what was found”'
const ingredientsFile = part('file', 'products/ingredients.yaml')

/** Unknown groups are reported by another check. */
const expectFindings = (
  product: Product,
  found: ReadonlyMap<string, MatchedGroup>,
  known: ReadonlySet<string>,
  locate: Locate,
): Finding[] => {
  const named = quoted(product.name)
  const name = either(`Product ${product.id} (${named})`, named)
  const missing = product.expect.flatMap((group, index): Finding[] =>
    found.has(group) || !known.has(group)
      ? []
      : [
          {
            code: 'content/expect',
            range: locate(product.expect, index),
            message: message`${name} expects the group ${thing('ingredient_group', group)}, but no ingredient in its list belongs to it.`,
            help: message`Correct the list, or ${either(`remove ${group} from expect`, message`press ${expectFound} below it`)}. If the list is right, the group in ${ingredientsFile} lacks an ingredient.`,
          },
        ],
  )
  const extra = [...found.values()].filter(({ group }) => !product.expect.includes(group.id))
  const groups = extra.map(
    ({ group, ingredients }) => message`${thing('ingredient_group', group.id, group.id)} (${ingredients.join(', ')})`,
  )
  // Otherwise the group that a mistyped name was meant to be would be reported as well, as not expected.
  if (extra.length === 0 || !product.expect.every((group) => known.has(group))) return missing
  if (missing.length > 0)
    return missing.map((finding) => ({
      ...finding,
      help: message`${finding.help ?? ''} The list has: ${inOneSentence(groups)}.`,
    }))
  return [
    {
      code: 'content/expect',
      range: locate(product, 'expect'),
      message: message`The list of ${name} also has: ${inOneSentence(groups)}.`,
      help: message`${either(`Add to expect: ${extra.map(({ group }) => group.id).join(', ')}`, message`Press ${expectFound} below the list`)}. If an ingredient does not belong to the group, correct the group in ${ingredientsFile}.`,
    },
  ]
}
