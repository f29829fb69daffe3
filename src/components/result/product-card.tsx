import type { ReactNode } from 'react'
import type { Tint } from '#components/card.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Heading } from '#components/heading.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { ProductWarning, type ProductWarningProps } from './product-warning.tsx'

const classOf = slots('product')

export type ProductCardProps = {
  /** The target of links, which move the focus here. */
  readonly id: string
  readonly brand: string
  readonly name: string
  readonly picture: string
  /** Absent: the picture is a drawing that says nothing more than the texts. */
  readonly pictureAlt?: string | undefined
  /** The colour of the drawing and of the field behind it. */
  readonly tint: Tint
  /** With its currency symbol. */
  readonly price?: string | undefined
  readonly size?: string | undefined
  readonly forStep?: string | undefined
  /** label: 'How often', for screen readers. */
  readonly howOften?: { readonly label: string; readonly text: string } | undefined
  /** 'Sample product' */
  readonly mark?: string | undefined
  readonly why: { readonly heading: string; readonly reasons: readonly string[] }
  /** One line. */
  readonly against?: ProductWarningProps | undefined
  /** note: 'opens the shop' */
  readonly shop?: { readonly href: string; readonly label: string; readonly note: string } | undefined
  readonly level?: 3 | 4
  /** Shown before the link to the shop. */
  readonly children?: ReactNode
}

/** A recommended product, with the reasons for it and one line of what speaks against it. */
export const ProductCard = (props: ProductCardProps) => {
  const { brand, name, picture, pictureAlt, price, size, forStep, mark, why, against, shop } = props
  return (
    <article className={classOf('root')} id={props.id} tabIndex={-1}>
      <div className={slots('product', { tint: props.tint })('pane')}>
        <Picture src={picture} alt={pictureAlt} />
      </div>
      <div className={classOf('header')}>
        {brand && <p className={classOf('brand')}>{brand}</p>}
        <Heading level={props.level ?? 3} className={classOf('name')}>
          {name}
        </Heading>
        {forStep && (
          <p className={classOf('facts')}>
            <span>{forStep}</span>
            {props.howOften && (
              <span>
                <span className={recipe('hidden')}>{` ${props.howOften.label}: `}</span>
                {props.howOften.text}
              </span>
            )}
          </p>
        )}
        {(price || size) && (
          <p className={classOf('price')}>
            {price} {size && <span className={classOf('brand')}>{size}</span>}
          </p>
        )}
        {mark && <p className={classOf('brand')}>{mark}</p>}
      </div>
      <div className={classOf('body')}>
        {why.reasons.length > 0 && (
          <div className={classOf('why')}>
            <p>
              <strong>{why.heading}</strong>
            </p>
            <Reasons items={why.reasons} />
          </div>
        )}
        {against && <ProductWarning {...against} />}
      </div>
      <div className={classOf('foot')}>
        {props.children}
        {shop && (
          <ButtonLink variant="outline" href={shop.href} target="_blank" rel="noopener noreferrer">
            {shop.label}
            <span className={recipe('hidden')}>{`, ${shop.note}`}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

const Reasons = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={recipe('list')}>
    {items.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
