import type { ReactNode } from 'react'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { slots } from '#components/recipe.ts'
import { RemovePhoto, type RemovePhotoProps } from './remove-photo.tsx'

const classOf = slots('photo-slots')

export type PhotoSlot = {
  readonly id: string
  readonly title: string
  readonly guide: string
  readonly guideAlt?: string | undefined
  readonly state: 'empty' | 'now' | 'taken'
  /** For example 'No picture yet' or 'Approved'. */
  readonly status: string
  readonly verdict?: 'good' | 'advice' | undefined
  /** What to do about the picture, in a few words. */
  readonly advice?: string | undefined
  readonly picture?: string | undefined
  readonly pictureAlt?: string | undefined
  readonly remove?: RemovePhotoProps | undefined
  /** Files are being dragged over this slot. */
  readonly over?: boolean | undefined
  readonly actions?: ReactNode
}

export type PhotoSlotsProps = {
  readonly label: string
  readonly slots: readonly PhotoSlot[]
}

/** The slots for the pictures: each shows a guide, or its picture. */
export const PhotoSlots = ({ label, slots: places }: PhotoSlotsProps) => (
  <ol className={classOf('list')} aria-label={label}>
    {places.map((place) => (
      <Place key={place.id} {...place} />
    ))}
  </ol>
)

const Place = (place: PhotoSlot) => {
  const { id, title, guide, guideAlt, state, status, verdict, advice, picture, pictureAlt, remove, over } = place
  return (
    <li data-place={id} className={classOf('slot')}>
      <div className={slots('photo-slots', { state, over: over ? 'yes' : undefined })('box')}>
        {picture ? (
          <img className={classOf('photo')} src={picture} alt={pictureAlt ?? title} />
        ) : (
          <Picture src={guide} alt={guideAlt} shape="portrait" className={classOf('guide')} />
        )}
        {remove && <RemovePhoto {...remove} />}
      </div>
      <p className={classOf('title')}>{title}</p>
      <p className={slots('photo-slots', { state, verdict })('status')}>
        {verdict && <Icon name={verdict === 'good' ? 'tick' : 'info'} />}
        {status}
      </p>
      {advice && <p className={classOf('advice')}>{advice}</p>}
      {place.actions && <div className={slots('photo-slots', { state })('actions')}>{place.actions}</div>}
    </li>
  )
}
