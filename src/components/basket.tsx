import { useId } from 'react'
import { recipe, slots } from './recipe.ts'

const part = slots('basket')

export type BasketItem = {
  readonly id: string
  /** 'Include Night Cream' */
  readonly include: string
  readonly name: string
  readonly brand?: string | undefined
  /** With its sign. */
  readonly price: string
  readonly chosen: boolean
  /** Why it cannot be chosen. */
  readonly barred?: string | undefined
}
export type BasketProps = {
  readonly items: readonly BasketItem[]
  readonly onChoose: (id: string, chosen: boolean) => void
  /** 'Total: £12.50' */
  readonly total: string
}

/** What would be bought: each can be left out, and the sum follows. */
export const Basket = ({ items, onChoose, total }: BasketProps) => {
  const id = useId()
  return (
    <>
      <ul className={part('list')}>
        {items.map((item) => (
          <li key={item.id}>
            <label className={`${recipe('tick-box')} ${part('item')}`}>
              <input
                type="checkbox"
                checked={item.chosen}
                disabled={item.barred !== undefined}
                aria-label={item.include}
                aria-describedby={`${id}-${item.id}`}
                onChange={(event) => onChoose(item.id, event.currentTarget.checked)}
              />
              <span className={part('words')}>
                <span>{item.name}</span>
                <span className={part('detail')}>{[item.brand, item.barred].filter(Boolean).join(' · ')}</span>
              </span>
              <span className={part('price')} id={`${id}-${item.id}`}>
                {item.price}
                {item.barred !== undefined && <span className={recipe('hidden')}>{`. ${item.barred}`}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={part('total')} role="status">
        {total}
      </p>
    </>
  )
}
