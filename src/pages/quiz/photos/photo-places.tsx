/** The photo slots with their actions: choose a file, take, retake, move, delete. */
import { photosContent as photos } from 'virtual:content/photos'
import type { PhotoRecord } from '#client/device/device-store.ts'
import { Button, IconButton } from '#components/button.tsx'
import { FileButton } from '#components/form/file-button.tsx'
import type { DraggedOver } from '#components/photos/files-from-page.ts'
import { PhotoSlots, type PhotoSlot } from '#components/photos/photo-slots.tsx'
import { fill } from '#engine/format.ts'
import type { PhotoActions } from './photo-actions.ts'
import { usePhotoUrls } from './photo-urls.ts'
import { adviceText } from './photo-texts.ts'
import type { Capture } from './use-capture.ts'
import type { PhotoCollectionState } from './use-photo-collection.ts'

export const pictureTypes = 'image/jpeg,image/png,image/webp'

type Props = {
  readonly collection: PhotoCollectionState
  readonly capture: Capture
  readonly photoActions: PhotoActions
  readonly over: DraggedOver
}
type Slot = (typeof photos)['views'][number]

export const PhotoPlaces = ({ photoActions, capture, over, collection }: Props) => {
  const words = photos.texts
  const addresses = usePhotoUrls(collection.records)
  const cameraOn = capture.snapshot.matches('on')
  const { selectedView } = capture.snapshot.context

  const placeOf = (slot: Slot, index: number): PhotoSlot => {
    const { guide_alt, id, picture: guide, title } = slot
    const record = collection.records.find(({ view }) => view === id)
    const isNow = (cameraOn && id === capture.view) || selectedView === id
    const picture = addresses.get(id)
    return {
      id,
      title,
      guide,
      guideAlt: guide_alt,
      state: isNow ? 'now' : record ? 'taken' : 'empty',
      ...statusOf(record, isNow, collection.judging),
      ...(record && {
        picture,
        pictureAlt: fill(words.picture_alt, { view: title }),
        remove: {
          label: fill(words.actions.delete_view, { n: index + 1, view: title }),
          onDelete: () => photoActions.remove(id),
        },
      }),
      over: over?.place === id,
      actions:
        record && selectedView !== id ? (
          <TakenActions slot={slot} index={index} records={collection.records} photoActions={photoActions} />
        ) : (
          <>
            <FileButton
              id={`choose-${id}`}
              size="dense"
              variant="quiet"
              label={words.ways.choose}
              name={fill(words.ways.choose_view, { view: title })}
              accept={pictureTypes}
              onFiles={(files) => photoActions.put(id, files)}
            />
            {cameraOn && !isNow && (
              <Button
                variant="quiet"
                size="dense"
                aria-label={fill(words.camera.aim_view, { view: title })}
                onClick={() => photoActions.selectView(id)}
              >
                {words.camera.aim}
              </Button>
            )}
            {record && (
              <Button variant="quiet" size="dense" onClick={() => photoActions.selectView(null)}>
                {words.actions.keep_old}
              </Button>
            )}
          </>
        ),
    }
  }
  return <PhotoSlots label={words.slots_label} slots={photos.views.map(placeOf)} />
}

const TakenActions = (props: {
  readonly slot: Slot
  readonly index: number
  readonly records: readonly PhotoRecord[]
  readonly photoActions: PhotoActions
}) => {
  const { photoActions, index, records, slot } = props
  const { actions } = photos.texts
  const neighbours = [
    { icon: 'back' as const, other: photos.views[index - 1] },
    { icon: 'arrow' as const, other: photos.views[index + 1] },
  ]
  return (
    <>
      <Button
        variant="quiet"
        size="dense"
        aria-label={fill(actions.retake_view, { view: slot.title })}
        onClick={() => photoActions.retake(slot.id)}
      >
        {actions.retake}
      </Button>
      {neighbours.map(
        ({ icon, other }) =>
          other && (
            <IconButton
              key={icon}
              icon={icon}
              label={fill(records.some(({ view }) => view === other.id) ? actions.swap : actions.move_to, {
                view: slot.title,
                other: other.title,
              })}
              onClick={() => photoActions.move(slot.id, other.id)}
            />
          ),
      )}
    </>
  )
}

const statusOf = (
  record: PhotoRecord | undefined,
  isNow: boolean,
  judging: ReadonlySet<string>,
): Pick<PhotoSlot, 'status' | 'verdict'> => {
  const { feedback, slot_empty, slot_now } = photos.texts
  if (isNow) return { status: slot_now }
  if (!record) return { status: slot_empty }
  if (judging.has(record.id)) return { status: feedback.checking }
  const advice = adviceText(record.advice)
  if (!advice) return { status: feedback.none }
  return { status: advice.title, verdict: record.advice === 'approved' ? 'good' : 'advice' }
}
