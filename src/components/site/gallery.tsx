import { Picture } from '#components/picture.tsx'
import { slots } from '#components/recipe.ts'

const classOf = slots('gallery')

export type GalleryPicture = { readonly id: string; readonly label: string; readonly src: string }

/** Drawings side by side, each with a label. */
export const Gallery = ({ pictures }: { readonly pictures: readonly GalleryPicture[] }) => (
  <ul className={classOf('root')}>
    {pictures.map(({ id, label, src }) => (
      <li key={id} className={classOf('item')}>
        <div className={classOf('pane')}>
          <Picture src={src} />
        </div>
        <p className={classOf('label')}>{label}</p>
      </li>
    ))}
  </ul>
)
