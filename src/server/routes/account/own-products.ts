/** The products and brands that a user has entered: an ordered list without duplicates. */
import type { FastifyInstance } from 'fastify'
import { ownProductProblem, type OwnProductRules, type RuleProblem } from '#engine/account/account-rules.ts'
import type { ChipsRequest, ProductChip } from '#types/api.generated.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { setOwnProducts } from '#server/store/accounts/accounts.ts'
import { accountPath } from './account.ts'
import { fieldProblems, successReply } from './account-route-schema.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/products`

export const addOwnProductsRoute = (
  scope: FastifyInstance,
  { content, database }: Dependencies,
  refuse: Refuse,
): void => {
  const { constants, messages } = content
  scope.put<{ Body: ChipsRequest }>(
    path,
    {
      // Enough for the longest list that a content may allow, whatever the characters.
      bodyLimit: 32 * 1024,
      schema: {
        ...userRouteSchema(
          'Change the products and brands of the user',
          path,
          { 200: schemaRef('SuccessReply') },
          'changes',
        ),
        body: schemaRef('ChipsRequest'),
      },
    },
    async (request, reply) => {
      const ownProducts = request.body.products.map(({ id, label }) => ({ id, label: label.trim() }))
      const problems = fieldProblems(messages.fields, ownProductProblems(constants.limits, ownProducts))
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })
      await setOwnProducts(database.store, userOf(request).id, JSON.stringify(ownProducts))
      database.scrub()
      return successReply(messages.account.products_saved)
    },
  )
}

/** Validates each product as if it were added to the ones before it. */
const ownProductProblems = (
  rules: OwnProductRules,
  ownProducts: readonly ProductChip[],
): Readonly<Record<string, RuleProblem | null>> =>
  Object.fromEntries(
    ownProducts.map(({ id, label }, index) => {
      const before = ownProducts.slice(0, index)
      const isTwice = before.some((other) => other.id === id)
      const labels = before.map((other) => other.label)
      return [
        `products/${index}`,
        isTwice ? { key: 'chip_repeated', values: { label } } : ownProductProblem(rules, label, labels),
      ]
    }),
  )
