/** The ways to add pictures (upload, paste, camera app), and the button that submits them. */
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { hasCoarsePointer } from '#client/browser/pointer.ts'
import { photosContent as photos } from 'virtual:content/photos'
import { canReadClipboard } from '#client/browser/clipboard.ts'
import { Button } from '#components/button.tsx'
import { FileButton } from '#components/form/file-button.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { UploadArea } from '#components/photos/upload-area.tsx'
import type { PhotoActions } from './photo-actions.ts'
import { pictureTypes } from './photo-places.tsx'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { Capture } from './use-capture.ts'

type Props = {
  readonly capture: Capture
  readonly photoActions: PhotoActions
  readonly full: boolean
  readonly isShown: boolean
  /** Files are being dragged over the page. */
  readonly over: boolean
}

export const PhotoSources = ({ photoActions, capture: { snapshot, view }, full, isShown, over }: Props) => {
  const { actions, ways } = photos.texts
  const { footerAction } = useQuiz()
  // Beside Back and Next, so that on a phone it is in sight while the pictures and the consent are looked at.
  const place = useSyncExternalStore(footerAction.subscribe, footerAction.get)
  const canSubmit = full && !snapshot.matches('submitted')
  const { selectedView, taken } = snapshot.context
  const isOpen = (id: string) => !taken.includes(id) || id === selectedView
  return (
    <>
      {canSubmit &&
        isShown &&
        place &&
        createPortal(
          <div className={slots('upload', { inFooter: 'yes' })('submit')}>
            <Button onClick={photoActions.submit}>{actions.submit}</Button>
          </div>,
          place,
        )}
      {!full && !snapshot.matches('failed') && (
        <UploadArea
          id="upload"
          summary={ways.device}
          icon="upload"
          label={ways.upload}
          hint={`${ways.upload_hint} ${ways.paste_hint}`}
          dropHere={ways.drop_here}
          over={over}
          accept={pictureTypes}
          multiple
          onFiles={photoActions.fill}
          below={<OnePlace photoActions={photoActions} places={photos.views.filter(({ id }) => isOpen(id))} />}
        >
          {/* A coarse pointer: most likely a phone or tablet with a camera app. */}
          {hasCoarsePointer() && view !== null && (
            <FileButton
              id="upload-phone"
              icon="camera"
              variant="outline"
              label={ways.phone}
              accept={pictureTypes}
              capture="environment"
              onFiles={(files) => photoActions.put(view, files)}
            />
          )}
          {canReadClipboard() && (
            <Button variant="quiet" onClick={photoActions.paste}>
              {ways.paste}
            </Button>
          )}
        </UploadArea>
      )}
    </>
  )
}

type PlaceProps = { readonly photoActions: PhotoActions; readonly places: typeof photos.views }

/** Files for one place, where a picture is missing or is taken again. */
const OnePlace = ({ photoActions, places }: PlaceProps) => {
  const { ways } = photos.texts
  return (
    <div className={recipe('row', { gap: 'sm' })}>
      <span>{ways.one_place}</span>
      {places.map(({ id, title }) => (
        <FileButton
          key={id}
          id={`choose-${id}`}
          size="dense"
          label={title}
          name={fill(ways.choose_view, { view: title })}
          accept={pictureTypes}
          onFiles={(files) => photoActions.put(id, files)}
        />
      ))}
    </div>
  )
}
