import { check } from '#content/checks/check.ts'
import { unknownName } from '#content/checks/vocabulary.ts'
import type { Finding } from '#content/problems/problem.ts'
import { wrongLettersIn } from '#content/text/look-alikes.ts'

/** The ingredient groups to which other groups, filters and allergies refer exist. */
export const ingredientGroups = check(['ingredients'], ({ ingredients }, { locate }) => {
  const ids = ingredients.groups.map(({ id }) => id)
  const named = (list: readonly string[]) =>
    list.flatMap((group, index) => unknownName('ingredient group', group, ids, locate(list, index)))
  return [
    ...ingredients.groups.flatMap((group) =>
      group.part_of === undefined ? [] : unknownName('ingredient group', group.part_of, ids, locate(group, 'part_of')),
    ),
    ...[...ingredients.filters, ...ingredients.allergies].flatMap(({ exclude, warn }) => [
      ...named(exclude),
      ...named(warn),
    ]),
  ]
})

/** A pattern with a curly quote, or with a letter of another alphabet, would find no ingredient. */
export const ingredientPatterns = check(['ingredients'], ({ ingredients }, { locate }) =>
  ingredients.groups
    .flatMap(({ match, except = {} }) => [match, except])
    .flatMap((patterns): string[][] => Object.values(patterns))
    .flatMap((list) =>
      list.flatMap((pattern, index): Finding[] => {
        const wrong = wrongLettersIn(pattern)
        return wrong
          ? [{ code: 'content/wrong-letter', range: locate(list, index), message: wrong.message, help: wrong.help }]
          : []
      }),
    ),
)
