/** Product details by id, from the current catalogue: stored suggestions contain only ids, because prices change. */
import type { FastifyInstance } from 'fastify'
import { productDetails } from '#engine/products/product-details.ts'
import type { ProductsRequest } from '#types/api.generated.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { accountRouteSchema } from '#server/routes/account/account-route-schema.ts'

export const addProductsRoute = (scope: FastifyInstance, { content }: Dependencies): void => {
  const products = new Map(productDetails(content).map((product) => [product.id, product]))
  scope.post<{ Body: ProductsRequest }>(
    '/api/products/recommendations',
    {
      schema: {
        ...accountRouteSchema('Read products', { 200: schemaRef('ProductsReply') }, ['user', 'csrf']),
        description: 'In the order in which they are asked for. Ids that are not in the catalogue are left out.',
        body: schemaRef('ProductsRequest'),
      },
    },
    async ({ body }) => body.id.flatMap((id) => products.get(id) ?? []),
  )
}
