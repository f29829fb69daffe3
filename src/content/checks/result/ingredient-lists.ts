import { check } from '#content/checks/check.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { Finding } from '#content/problems/problem.ts'
import { rangeInText } from '#content/yaml/text-range.ts'
import { listed, quoted, truncated } from '#content/problems/wording.ts'
import { listFault, type ListFault } from '#engine/products/ingredient-list.ts'
import { compileIngredientReader, type MatchedGroup } from '#engine/products/ingredients.ts'
import type { Product } from '#types/content.generated.ts'

type Say = (piece: string) => { readonly message: string; readonly help: string }

const commas = 'Separate the ingredients by commas: "Aqua, Glycerin, Parfum".'

const faults: Readonly<Record<ListFault['kind'], Say>> = {
  separator: (piece) => ({ message: `${quoted(piece)} is part of no ingredient name.`, help: commas }),
  line: (piece) => ({ message: `After ${quoted(piece)} the line ends without a comma.`, help: commas }),
  dash: () => ({
    message: 'A dash with spaces around it does not separate ingredients.',
    help: `${commas} Write a common name in brackets: "Mel (Honey)".`,
  }),
  stop: () => ({
    message: 'A full stop does not separate ingredients.',
    help: `${commas} Leave out footnotes such as "*Certified organic".`,
  }),
  slash: (piece) => ({
    message: `${quoted(truncated(piece))} looks like several ingredients with slashes between them.`,
    help: `${commas} A slash may only stand between names of one ingredient: "Aqua / Water / Eau".`,
  }),
  bracket: (piece) => ({
    message: `The bracket ${quoted(piece)} is not opened or not closed.`,
    help: 'Open and close each bracket: "Aqua (Water), Parfum".',
  }),
  long: (piece) => ({ message: `${quoted(truncated(piece))} is too long for one ingredient.`, help: commas }),
}

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
        ...faults[kind](ingredients.slice(from, to)),
      },
    ]
  }),
)

/** The ingredient list of a product contains exactly the groups that the product expects: a test for the list and the groups. */
export const expectedGroups = check(['catalogue', 'ingredients'], ({ catalogue, ingredients }, { locate }) => {
  const readList = compileIngredientReader(ingredients.groups)
  const known = new Set(ingredients.groups.map(({ id }) => id))
  return catalogue.products.flatMap((product) => {
    const { ingredients: list = '' } = product
    return listFault(list) ? [] : expectFindings(product, readList(list), known, locate)
  })
})

/** Unknown groups are reported by another check. */
const expectFindings = (
  product: Product,
  found: ReadonlyMap<string, MatchedGroup>,
  known: ReadonlySet<string>,
  locate: Locate,
): Finding[] => {
  const name = `Product ${product.id} (${quoted(product.name)})`
  const missing = product.expect.flatMap((group, index): Finding[] =>
    found.has(group) || !known.has(group)
      ? []
      : [
          {
            code: 'content/expect',
            range: locate(product.expect, index),
            message: `${name} expects the group ${quoted(group)}, but no ingredient in its list belongs to it.`,
            help: `Correct the list, or remove ${group} from expect. If the list is right, the group in products/ingredients.yaml lacks an ingredient.`,
          },
        ],
  )
  const extra = [...found.values()].filter(({ group }) => !product.expect.includes(group.id))
  const groups = extra.map(({ group, ingredients }) => `${group.id} (${ingredients.join(', ')})`)
  // What a mistyped group was meant to be would be reported again as not expected.
  if (extra.length === 0 || !product.expect.every((group) => known.has(group))) return missing
  if (missing.length > 0)
    return missing.map((finding) => ({ ...finding, help: `${finding.help} The list has: ${listed(groups)}.` }))
  return [
    {
      code: 'content/expect',
      range: locate(product, 'expect'),
      message: `The list of ${name} also has: ${listed(groups)}.`,
      help: `Add to expect: ${extra.map(({ group }) => group.id).join(', ')}. If an ingredient does not belong to the group, correct the group in products/ingredients.yaml.`,
    },
  ]
}
