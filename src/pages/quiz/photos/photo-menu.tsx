/** What can be done with the pictures besides retaking and deleting them: in one menu below all of them. */
import { photosContent as photos } from 'virtual:content/photos'
import { ActionMenu } from '#components/photos/action-menu.tsx'
import { fill } from '#engine/format.ts'
import type { PhotoActions } from './photo-actions.ts'
import { openAdvice } from './photo-texts.ts'
import type { Capture } from './use-capture.ts'
import type { PhotoCollectionState } from './use-photo-collection.ts'

type Props = {
  readonly collection: PhotoCollectionState
  readonly capture: Capture
  readonly photoActions: PhotoActions
}

export const PhotoMenu = ({ photoActions, capture, collection: { records } }: Props) => {
  const { actions } = photos.texts
  const { selectedView } = capture.snapshot.context
  const pictureOf = (view: string) => records.find((one) => one.view === view)

  const groups = photos.views.flatMap(({ id, title }) => {
    const record = pictureOf(id)
    if (!record || selectedView === id) return []
    const keep = {
      id: 'keep',
      label: actions.keep,
      name: fill(actions.keep_view, { view: title }),
      onPress: () => photoActions.settle(id),
    }
    const moves = photos.views
      .filter((other) => other.id !== id)
      .map((other) => ({
        id: other.id,
        label: fill(pictureOf(other.id) ? actions.swap : actions.move_to, { view: title, other: other.title }),
        onPress: () => photoActions.move(id, other.id),
      }))
    return {
      id,
      title,
      name: fill(actions.more_view, { view: title }),
      actions: openAdvice(record) ? [keep, ...moves] : moves,
    }
  })
  return groups.length > 0 && <ActionMenu label={actions.more} groups={groups} />
}
