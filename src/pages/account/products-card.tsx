import { ChipList } from '#components/form/chip-list.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import type { DashboardPage } from '#types/content.generated.ts'
import type { OwnProduct } from './account-parts.ts'
import type { SaveMessage } from './account-results.ts'
import { PartCard } from './part-card.tsx'
import type { OwnProductsState } from './use-own-products.ts'

type Props = {
  readonly words: DashboardPage['account']['products']
  readonly ownProducts: OwnProductsState
  readonly stored: readonly OwnProduct[]
  /** The list still contains the examples of a new account. */
  readonly examples: boolean
  readonly message: SaveMessage | null
}

export const ProductsCard = ({ words, ownProducts, stored, examples, message }: Props) => (
  <PartCard id="account-products" heading={words.heading} messages={[message]}>
    <ChipList
      id="account-product"
      label={words.label}
      hint={words.hint}
      placeholder={words.placeholder}
      chips={ownProducts.list}
      onChange={ownProducts.change}
      stored={stored}
      typed={ownProducts.typed}
      onType={ownProducts.type}
      error={ownProducts.error}
      onAdd={ownProducts.add}
      texts={{
        add: words.add,
        remove: (label) => fill(words.remove, { label }),
        added: (label) => fill(words.added, { label }),
        removed: (label) => fill(words.removed, { label }),
        undo: words.undo,
        empty: words.empty,
        list: words.heading,
      }}
    />
    {examples && ownProducts.list.length > 0 && (
      <p className={recipe('text', { style: 'small', tone: 'muted' })}>{words.initial_note}</p>
    )}
  </PartCard>
)
