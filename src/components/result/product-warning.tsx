import { Icon } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'

export type ProductWarningProps = {
  readonly heading: string
  readonly text: string
  /** Unknown whether this speaks against the product: a question to ask, without the warning icon. */
  readonly isOpen?: boolean | undefined
}

/** One line of what speaks against a product. */
export const ProductWarning = ({ heading, isOpen = false, text }: ProductWarningProps) => (
  <p className={slots('product', { sure: isOpen ? undefined : 'yes' })('against')}>
    <Icon name={isOpen ? 'info' : 'warning'} size="small" />
    <span>
      <strong>{heading}:</strong> {text}
    </span>
  </p>
)
