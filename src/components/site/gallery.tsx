import { Picture } from '#components/picture.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('gallery')

export type GalleryPicture = { readonly id: string; readonly label: string; readonly src: string }

/** Drawings side by side, each with a label. */
export const Gallery = ({ pictures }: { readonly pictures: readonly GalleryPicture[] }) => (
  <ul className={part('root')}>
    {pictures.map(({ id, label, src }) => (
      <li key={id} className={part('item')}>
        <div className={part('pane')}>
          <Picture src={src} />
        </div>
        <p className={part('label')}>{label}</p>
      </li>
    ))}
  </ul>
)
