import type { ReactNode } from 'react'
import type { Tint } from '#components/card.tsx'
import { Fold } from '#components/fold.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { ProductWarning } from './product-warning.tsx'

const part = slots('product')

export type ProductRowProps = {
  readonly name: string
  readonly picture: string
  /** The colour of the drawing and of the field behind it. */
  readonly tint: Tint
  /** Brand, price, size. */
  readonly facts: readonly string[]
  readonly forStep: string
  readonly why: { readonly heading: string; readonly reasons: readonly string[] }
  /** One line. */
  readonly against?: { readonly heading: string; readonly text: string } | undefined
}

/** A recommended product in short, with its first reason. All of them unfold. */
export const ProductRow = ({ against, facts, forStep, name, picture, tint, why }: ProductRowProps) => (
  <li className={part('row')}>
    <div className={slots('product', { tint })('pane')}>
      <Picture src={picture} />
    </div>
    <div>
      <h3 className={part('name')}>{name}</h3>
      <ul className={part('facts')}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {why.reasons[0] !== undefined && <p className={part('reason')}>{why.reasons[0]}</p>}
      {(why.reasons.length > 0 || against) && (
        <Fold
          summary={
            <>
              {why.heading}
              <span className={recipe('hidden')}>{`: ${name}`}</span>
            </>
          }
        >
          <div className={part('why')}>
            <p className={part('brand')}>{forStep}</p>
            <ul className={recipe('list')}>
              {why.reasons.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {against && <ProductWarning {...against} />}
          </div>
        </Fold>
      )}
    </div>
  </li>
)

export const ProductRows = ({ children }: { readonly children: ReactNode }) => (
  <ul className={part('rows')}>{children}</ul>
)
