import type { ReactNode } from 'react'
import type { Tint } from '#components/card.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { ProductWarning, type ProductWarningProps } from './product-warning.tsx'

const classOf = slots('product')

export type ProductRowProps = {
  /** The target of links on the page, which move the focus here. */
  readonly id: string
  readonly name: string
  readonly picture: string
  /** The colour of the drawing and of the field behind it. */
  readonly tint: Tint
  /** Brand, price, size. */
  readonly facts: readonly string[]
  readonly forStep: string
  readonly why: { readonly heading: string; readonly reasons: readonly string[] }
  /** One line. */
  readonly against?: ProductWarningProps | undefined
}

/** A recommended product in short, with the reasons for it and one line of what speaks against it. */
export const ProductRow = ({ against, facts, forStep, id, name, picture, tint, why }: ProductRowProps) => (
  <li className={classOf('row')} id={id} tabIndex={-1}>
    <div className={slots('product', { tint })('pane')}>
      <Picture src={picture} />
    </div>
    <div>
      <h3 className={classOf('name')}>{name}</h3>
      <p className={classOf('brand')}>{forStep}</p>
      <ul className={classOf('facts')}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
    <div className={classOf('why')}>
      {why.reasons.length > 0 && (
        <ul className={recipe('list')} aria-label={`${why.heading}: ${name}`}>
          {why.reasons.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {against && <ProductWarning {...against} />}
    </div>
  </li>
)

export const ProductRows = ({ children }: { readonly children: ReactNode }) => (
  <ul className={classOf('rows')}>{children}</ul>
)
