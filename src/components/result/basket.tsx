import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('basket')

export type BasketItem = {
  readonly id: string
  readonly name: string
  readonly brand?: string | undefined
  /** With its currency symbol, or the reason why there is none. */
  readonly price: string
  /** label: 'Buy Long-necked can at Corner Shop'. Absent: no shop sells it. */
  readonly shop?: { readonly href: string; readonly label: string; readonly note: string } | undefined
}
export type BasketGroup = {
  readonly id: string
  /** The name of the shop. */
  readonly heading: string
  readonly items: readonly BasketItem[]
}
export type BasketProps = {
  readonly groups: readonly BasketGroup[]
  /** 'Total: £12.50' */
  readonly total?: string | undefined
  /** What the total does not include. */
  readonly totalNote?: string | undefined
}

/** The recommended products by shop, with prices. Each product has its own link, which no popup blocker stops. */
export const Basket = ({ groups, total, totalNote }: BasketProps) => (
  <>
    {groups.map(({ id, heading, items }) => (
      <section key={id} className={recipe('stack', { gap: '2xs' })}>
        <h3 className={`${classOf('heading')} ${recipe('text', { style: 'label' })}`}>{heading}</h3>
        <ul className={classOf('list')}>
          {items.map((item) => (
            <li key={item.id} className={classOf('item')}>
              <span className={classOf('copy')}>
                {item.shop ? (
                  <a
                    className={classOf('link')}
                    href={item.shop.href}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${item.shop.label}, ${item.shop.note}`}
                  >
                    {item.shop.label}
                    <Icon name="outside" size="small" />
                  </a>
                ) : (
                  <span>{item.name}</span>
                )}
                {item.brand && <span className={recipe('text', { style: 'small', tone: 'muted' })}>{item.brand}</span>}
              </span>
              <span className={classOf('price')}>{item.price}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
    {total !== undefined && (
      <div className={classOf('sum')}>
        <p className={classOf('total')}>{total}</p>
        {totalNote !== undefined && <p className={recipe('text', { style: 'small', tone: 'muted' })}>{totalNote}</p>}
      </div>
    )}
  </>
)
