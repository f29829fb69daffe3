import type { ReactNode } from 'react'
import type { Tint } from '#components/card.tsx'
import { Fold } from '#components/fold.tsx'
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
  /** The line that opens all that is no warning but the first reason. */
  readonly more: (reasons: number, hasQuestion: boolean) => string
}

/**
 * A recommended product in short: its first reason, and one line of what speaks against it. Its other reasons and a question to ask
 * are folded, unless there is only one line of them: the line that opens it would be as high.
 */
export const ProductRow = ({ against, facts, forStep, id, more, name, picture, tint, why }: ProductRowProps) => {
  const question = against?.isOpen ? against : undefined
  const warning = question ? undefined : against
  const others = why.reasons.slice(1)
  const isFolded = others.length > 0 && others.length + (question ? 1 : 0) > 1
  const shown = isFolded ? why.reasons.slice(0, 1) : why.reasons
  return (
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
        {shown.length > 0 && (
          <ul className={classOf('first')} aria-label={`${why.heading}: ${name}`}>
            <Items texts={shown} />
          </ul>
        )}
      </div>
      {(against || isFolded) && (
        <div className={classOf('why')}>
          {warning && <ProductWarning {...warning} />}
          {isFolded ? (
            <Fold summary={more(others.length, question !== undefined)}>
              <div className={classOf('why')}>
                <ul className={recipe('list')}>
                  <Items texts={others} />
                </ul>
                {question && <ProductWarning {...question} />}
              </div>
            </Fold>
          ) : (
            question && <ProductWarning {...question} />
          )}
        </div>
      )}
    </li>
  )
}

const Items = ({ texts }: { readonly texts: readonly string[] }) => texts.map((text) => <li key={text}>{text}</li>)

export const ProductRows = ({ children }: { readonly children: ReactNode }) => (
  <ul className={classOf('rows')}>{children}</ul>
)
