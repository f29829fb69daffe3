import { useId, type ReactNode } from 'react'
import { recipe, slots } from '#components/recipe.ts'

export type ProductGroupProps = {
  /** As in the routine. */
  readonly number: number
  readonly title: string
  /** Product cards. */
  readonly children: ReactNode
}

/** The products of one part of the routine, under its number and name. */
export const ProductGroup = ({ children, number, title }: ProductGroupProps) => {
  const id = useId()
  return (
    <section className={recipe('stack', { gap: 'sm' })} aria-labelledby={id}>
      <div className={recipe('row', { gap: 'sm' })}>
        <span className={slots('routine')('number')} aria-hidden="true">
          {number}
        </span>
        <h3 className={recipe('text', { style: 'question' })} id={id}>
          {title}
        </h3>
      </div>
      <ProductCards>{children}</ProductCards>
    </section>
  )
}

/** Two in a row where there is room. A card without a neighbour is as wide as two. */
export const ProductCards = ({ children }: { readonly children: ReactNode }) => (
  <div className={recipe('product-cards')}>{children}</div>
)
