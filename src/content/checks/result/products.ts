import { check } from '#content/checks/check.ts'
import { valueFindings } from '#content/checks/quiz/condition-lines.ts'
import type { Finding } from '#content/problems/problem.ts'
import { unknownName } from '#content/checks/vocabulary.ts'
import { quoted } from '#content/problems/wording.ts'

/** The slots, ingredient groups and filters to which products refer exist. */
export const products = check(
  ['catalogue', 'routines', 'ingredients'],
  ({ catalogue, routines, ingredients }, { locate }) => {
    const slots = routines.slots.map(({ id }) => id)
    const groups = ingredients.groups.map(({ id }) => id)
    const wishes = ingredients.filters.map(({ id }) => id)
    return [
      ...catalogue.matching.doubts.flatMap((doubt) =>
        unknownName('ingredient group', doubt.group, groups, locate(doubt, 'group')),
      ),
      ...catalogue.products.flatMap((product) => {
        const { slot, expect, labels = [] } = product
        return [
          ...unknownName('slot', slot, slots, locate(product, 'slot')),
          ...expect.flatMap((group, index) => unknownName('ingredient group', group, groups, locate(expect, index))),
          ...labels.flatMap((wish, index) => unknownName('wish', wish, wishes, locate(labels, index))),
        ]
      }),
    ]
  },
)

/** The traits and values of the profile to which products and matching rules refer exist. */
export const productProfiles = check(['catalogue', 'profile'], ({ catalogue, profile }, { locate }) => {
  const traits = new Map(profile.groups.flatMap((group) => group.traits.map((trait) => [trait.id, trait])))
  const { points, reasons } = catalogue.matching
  const suits = catalogue.products.flatMap((product) => product.suits)
  return [
    ...[...points.suits, ...reasons.suits, ...suits].flatMap((one) =>
      unknownName('profile label', one.profile, traits, locate(one, 'profile')),
    ),
    ...suits.flatMap(({ profile: id, is }) =>
      valueFindings(
        traits.get(id),
        is.map((value, index) => [value, locate(is, index)] as const),
      ),
    ),
  ]
})

/** The issues and goals of products exist, and no product claims to help with an issue that products cannot help with. */
export const productClaims = check(
  ['catalogue', 'profile'],
  ({ catalogue, profile: { issues, goals } }, { locate }) => {
    const known = [...issues.list, ...goals.list].map(({ id }) => id)
    const never = new Set(issues.list.filter(({ products: claim }) => claim === 'never').map(({ id }) => id))
    return catalogue.products.flatMap(({ objectives }) =>
      objectives.flatMap((id, index): Finding[] =>
        never.has(id)
          ? [
              {
                code: 'content/claim',
                range: locate(objectives, index),
                message: `No product may claim to help with ${quoted(id)}.`,
                help: 'Remove it from `objectives`. The issue is marked `products: never` in analysis/profile.yaml.',
              },
            ]
          : unknownName('objective', id, known, locate(objectives, index)),
      ),
    )
  },
)
