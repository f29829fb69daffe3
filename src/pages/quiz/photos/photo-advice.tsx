/** The advice on the taken pictures, each with buttons to retake the picture or keep it. */
import { photosContent as photos } from 'virtual:content/photos'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import type { PhotoActions } from './photo-actions.ts'
import { adviceText, titleOf } from './photo-texts.ts'
import type { PhotoCollectionState } from './use-photo-collection.ts'

type Props = {
  readonly collection: PhotoCollectionState
  readonly selectedView: string | null
  readonly photoActions: PhotoActions
}

export const PhotoAdviceNotes = ({ photoActions, selectedView, collection }: Props) => {
  const { actions } = photos.texts
  const open = collection.records.filter(
    ({ advice, settled, view }) => advice !== null && advice !== 'approved' && !settled && view !== selectedView,
  )
  return open.map(({ advice, id, view }) => {
    const words = adviceText(advice)
    const title = titleOf(view)
    if (!words) return null
    return (
      <Note
        key={id}
        status="info"
        title={`${title}: ${words.title}`}
        actions={
          <div className={recipe('row', { gap: 'sm' })}>
            <Button
              variant="outline"
              size="dense"
              aria-label={fill(actions.retake_view, { view: title })}
              onClick={() => photoActions.retake(view)}
            >
              {actions.retake}
            </Button>
            <Button
              variant="outline"
              size="dense"
              aria-label={fill(actions.keep_view, { view: title })}
              onClick={() => photoActions.keep(view)}
            >
              {actions.keep}
            </Button>
          </div>
        }
      >
        <p>{words.advice}</p>
      </Note>
    )
  })
}
