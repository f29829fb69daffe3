import { check } from '#content/checks/check.ts'
import { either, message, part, setting, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'

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
              message: message`No product may claim to help with ${thing('issue', id)}.`,
              help: message`Remove it from ${setting('objectives', '`objectives`')}. ${neverClaimed}.`,
            },
          ]
        : [],
    ),
  )
})

const neverClaimed = either(
  'The issue is marked `products: never` in analysis/profile.yaml',
  message`${part('file', 'analysis/profile.yaml')} says that no product helps with it`,
)
