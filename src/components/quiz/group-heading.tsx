import { useId, type Ref } from 'react'
import { Picture } from '#components/picture.tsx'
import { slots } from '#components/recipe.ts'

export type GroupHeadingProps = {
  readonly id?: string | undefined
  readonly title: string
  /** Such as '3 of 5 in Lifestyle'. */
  readonly place?: string | undefined
  /** A small drawing: a path below content/media. */
  readonly picture?: string | undefined
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

/** The heading of a few questions. It gets the focus when a group is shown. */
export const GroupHeading = ({ id, picture, place, ref, title }: GroupHeadingProps) => {
  const placeId = useId()
  return (
    <div className={classOf('root')}>
      <div className={classOf('words')}>
        <h2 id={id} ref={ref} className={classOf('title')} tabIndex={-1} aria-describedby={place && placeId}>
          {title}
        </h2>
        {place && (
          <p id={placeId} className={classOf('place')}>
            {place}
          </p>
        )}
      </div>
      {picture && <Picture src={picture} className={classOf('picture')} />}
    </div>
  )
}

const classOf = slots('group-heading')
