import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'

/** A product must not claim to help with an issue that products cannot help with. */
export const productClaims = check(['catalogue', 'profile'], ({ catalogue, profile: { issues } }, { locate }) => {
  const never = new Set(issues.list.filter(({ products: claim }) => claim === 'never').map(({ id }) => id))
  return catalogue.products.flatMap(({ objectives }) =>
    objectives.flatMap((id, index): readonly Finding[] =>
      never.has(id)
        ? [
            {
              code: 'content/claim',
              range: locate(objectives, index),
              message: `No product may claim to help with ${quoted(id)}.`,
              help: 'Remove it from `objectives`. The issue is marked `products: never` in analysis/profile.yaml.',
            },
          ]
        : [],
    ),
  )
})
