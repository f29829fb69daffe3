import { Icon } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'

export type ProductWarningProps = { readonly heading: string; readonly text: string }

/** One line of what speaks against a product. */
export const ProductWarning = ({ heading, text }: ProductWarningProps) => (
  <p className={slots('product')('against')}>
    <Icon name="warning" size="small" />
    <span>
      <strong>{heading}:</strong> {text}
    </span>
  </p>
)
