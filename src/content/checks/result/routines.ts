import { check } from '#content/checks/check.ts'
import { either, message, part, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { Routines } from '#types/content.generated.ts'

const variantsOf = ({ parts }: Routines) => parts.flatMap(({ steps }) => steps).flatMap(({ variants }) => variants)

/** The last variant of every step, and only the last one, has no condition, because the first variant whose condition holds is used. */
export const lastVariants = check(['routines'], ({ routines }, { locate }) =>
  routines.parts
    .flatMap(({ steps }) => steps)
    .flatMap(({ id, variants }): Finding[] => {
      const last = variants.at(-1)
      const early = variants.slice(0, -1).find(({ when }) => !when)
      if (early)
        return [
          {
            code: 'content/unreachable',
            range: locate(early, 'id'),
            message: message`Variant ${thing('entry', early.id)} has no condition, so those after it are never used.`,
            help: message`Move it to the end, or give it a ${either('`when`', 'condition')}.`,
          },
        ]
      if (!last?.when) return []
      return [
        {
          code: 'content/no-fallback',
          range: locate(last, 'when', 'key'),
          message: message`Step ${thing('entry', id)} has no variant for visitors to whom no condition applies.`,
          help: message`Add a last variant without ${either('`when`', 'a condition')}.`,
        },
      ]
    }),
)

/** The catalogue has a product for every slot that the routine needs. */
export const slotProducts = check(['routines', 'catalogue'], ({ routines, catalogue }, { locate, unresolvedKinds }) => {
  // A mistyped slot of a product is reported by another check. Until it is corrected, the right slot seems to have no product.
  if (unresolvedKinds.has('slot')) return []
  const served = new Set(catalogue.products.map(({ slot }) => slot))
  const first = new Map(
    variantsOf(routines)
      .toReversed()
      .map((variant) => [variant.slot, variant]),
  )
  return [...first].flatMap(([slot, variant]): Finding[] =>
    slot === undefined || slot === null || served.has(slot)
      ? []
      : [
          {
            code: 'content/slot-without-product',
            range: locate(variant, 'slot'),
            message: message`The routine needs a product for ${either('', 'slot ')}${thing('slot', slot)}, and the catalogue has none.`,
            help: message`Add a product ${either('with this slot', 'of this kind')} to ${part('file', 'products/catalogue.yaml')}, or leave the slot out.`,
          },
        ],
  )
})
