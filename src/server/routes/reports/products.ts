/** Product details by id, from the current catalogue: stored suggestions contain only ids, because prices change. */
import type { FastifyInstance } from 'fastify'
import { hasReadableList, pictureOf } from '#engine/products/products.ts'
import type { Product, ProductsRequest } from '#types/api.generated.ts'
import type { Catalogue, Content, Suits } from '#types/content.generated.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { accountRouteSchema } from '#server/routes/account/account-route-schema.ts'

export const addProductsRoute = (scope: FastifyInstance, { content }: Dependencies): void => {
  const products = new Map(describe(content).map((product) => [product.id, product]))
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

const describe = ({
  catalogue,
  profile,
  routines,
}: Pick<Content, 'catalogue' | 'profile' | 'routines'>): readonly Product[] => {
  const labels = new Map(
    profile.groups.flatMap(({ traits }) =>
      traits.flatMap((trait) => trait.labels.map(({ value, label }) => [`${trait.id} ${value}`, label] as const)),
    ),
  )
  const labelsFor = ({ profile: trait, is }: Suits): readonly string[] =>
    is.flatMap((value) => labels.get(`${trait} ${value}`) ?? [])
  const decisive = new Set(catalogue.matching.points.suits.flatMap((one) => (one.required ? one.profile : [])))
  return catalogue.products.map((product) => {
    const { id, name, price, link, slot: kind, suits } = product
    const slot = routines.slots.find((one) => one.id === kind)
    const picture = encodeURI(`/media/${pictureOf(product, slot, catalogue)}`)
    return {
      id: String(id),
      name,
      price: price === undefined ? '' : price.toFixed(2),
      image_url: picture,
      ingredients: hasReadableList(product) ? product.ingredients.trim() : '',
      // Only traits that exclude unsuitable products.
      hairtype: suits
        .filter((one) => decisive.has(one.profile))
        .flatMap(labelsFor)
        .join(', '),
      link: linkOf(catalogue, link),
      image: picture,
    }
  })
}

/** Sample products have no shop. */
const linkOf = ({ sample }: Catalogue, link = ''): string => (sample ? '' : link)
