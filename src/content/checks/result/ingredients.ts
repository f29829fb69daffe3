import { check } from '#content/checks/check.ts'
import { unknownName } from '#content/checks/vocabulary.ts'

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
