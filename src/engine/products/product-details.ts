import type { Product } from '#types/api.generated.ts'
import type { Catalogue, Content, Suits } from '#types/content.generated.ts'
import { hasReadableList, pictureOf } from './products.ts'

/** The products of the catalogue as the pages of the dashboard need them. */
export const productDetails = ({
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
