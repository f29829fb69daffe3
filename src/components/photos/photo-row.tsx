import { IconButton } from '#components/button.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('photo-row')

export type PhotoItem = {
  readonly id: string
  readonly title: string
  /** The `alt` text. */
  readonly alt: string
  /** null: not loaded yet. */
  readonly address: string | null
  /** Why the photo cannot be shown. */
  readonly failure?: string | undefined
  readonly remove?: { readonly label: string; readonly onDelete: () => void } | undefined
}

/** Photos side by side, each with the title of its view. */
export const PhotoRow = ({ items }: { readonly items: readonly PhotoItem[] }) => (
  <ul className={part('list')}>
    {items.map(({ id, title, alt, address, failure, remove }) => (
      <li key={id} className={part('item')}>
        <div className={part('box')}>
          {address === null ? (
            <p className={part('failure')}>{failure}</p>
          ) : (
            <img className={part('photo')} src={address} alt={alt} />
          )}
          {remove && (
            <div className={part('remove')}>
              <IconButton icon="trash" label={remove.label} onClick={remove.onDelete} />
            </div>
          )}
        </div>
        <p className={part('title')}>{title}</p>
      </li>
    ))}
  </ul>
)
