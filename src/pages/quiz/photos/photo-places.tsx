/** The photo slots, each with one action below it, and a bin on its picture. */
import { photosContent as photos } from 'virtual:content/photos'
import type { PhotoRecord } from '#client/device/device-store.ts'
import { Button } from '#components/button.tsx'
import { FileButton } from '#components/form/file-button.tsx'
import type { DraggedOver } from '#components/photos/files-from-page.ts'
import { PhotoSlots, type PhotoSlot } from '#components/photos/photo-slots.tsx'
import { capitalised } from '#engine/capitalised.ts'
import { fill } from '#engine/format.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { PhotoActions } from './photo-actions.ts'
import { usePhotoUrls } from './photo-urls.ts'
import { adviceText, openAdvice } from './photo-texts.ts'
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
  const { locale } = useQuiz().content.constants.format
  const addresses = usePhotoUrls(collection.records)
  const cameraOn = capture.snapshot.matches('on')
  const cameraFailed = capture.snapshot.matches('failed')
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
      ...statusOf(record, isNow, collection.assessing, locale),
      ...(record && {
        picture,
        pictureAlt: fill(words.picture_alt, { view: title }),
        remove: {
          label: fill(words.actions.delete_view, { n: index + 1, view: title }),
          onDelete: () => photoActions.remove(id),
        },
      }),
      over: over?.place === id,
      actions: record && selectedView !== id ? retake(slot) : free(slot, record, isNow),
    }
  }

  const retake = ({ id, title }: Slot) => (
    <Button
      // A key of its own: otherwise React would reuse the previous button, which may have the focus.
      key="retake"
      variant="quiet"
      size="dense"
      aria-label={fill(words.actions.retake_view, { view: title })}
      data-retake
      onClick={() => photoActions.retake(id)}
    >
      {words.actions.retake}
    </Button>
  )

  const free = ({ id, title }: Slot, record: PhotoRecord | undefined, isNow: boolean) => (
    <>
      {cameraFailed && (
        <FileButton
          id={`choose-${id}`}
          size="dense"
          variant="quiet"
          label={words.ways.choose}
          name={fill(words.ways.choose_view, { view: title })}
          accept={pictureTypes}
          onFiles={(files) => photoActions.put(id, files)}
        />
      )}
      {!cameraFailed && !isNow && (
        <Button
          variant="quiet"
          size="dense"
          aria-label={fill(words.camera.aim_view, { view: title })}
          data-whole
          onClick={() => (cameraOn ? photoActions.selectView(id) : photoActions.retake(id))}
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
  )
  return <PhotoSlots label={words.slots_label} slots={photos.views.map(placeOf)} />
}

const statusOf = (
  record: PhotoRecord | undefined,
  isNow: boolean,
  assessing: ReadonlySet<string>,
  locale: string,
): Pick<PhotoSlot, 'status' | 'verdict' | 'advice'> => {
  const { feedback, slot_empty, slot_now } = photos.texts
  if (isNow) return { status: slot_now }
  if (!record) return { status: slot_empty }
  if (assessing.has(record.id)) return { status: feedback.checking }
  const advice = adviceText(record.advice)
  if (!advice) return { status: feedback.none }
  const verdict = record.advice === 'approved' ? 'good' : 'advice'
  const live = openAdvice(record)?.live
  return { status: advice.title, verdict, advice: live && capitalised(live, locale) }
}
