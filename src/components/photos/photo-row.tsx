import { slots } from '#components/recipe.ts'
import { RemovePhoto, type RemovePhotoProps } from './remove-photo.tsx'

export type PhotoItem = {
  readonly id: string
  readonly title: string
  /** The `alt` text. */
  readonly alt: string
  /** null: not loaded yet. */
  readonly address: string | null
  /** Why the photo cannot be shown. */
  readonly failure?: string | undefined
  readonly remove?: RemovePhotoProps | undefined
}

export type PhotoRowProps = {
  readonly items: readonly PhotoItem[]
  /** Each in its own aspect ratio. */
  readonly whole?: boolean
}

/** Photos side by side, framed, each with the title of its view. */
export const PhotoRow = ({ items, whole = false }: PhotoRowProps) => {
  const classOf = slots('photo-row', { crop: whole ? 'none' : undefined })
  return (
    <ul className={classOf('list')}>
      {items.map(({ id, title, alt, address, failure, remove }) => (
        <li key={id} className={classOf('item')}>
          <div className={classOf('box')}>
            {address === null ? (
              <p className={classOf('failure')}>{failure}</p>
            ) : (
              <img className={classOf('photo')} src={address} alt={alt} />
            )}
            {remove && <RemovePhoto {...remove} />}
          </div>
          <p className={classOf('title')}>{title}</p>
        </li>
      ))}
    </ul>
  )
}
