/** The ways to add pictures (upload, paste, camera app), and the buttons to submit and reset. */
import { hasCoarsePointer } from '#client/browser/pointer.ts'
import { photosContent as photos } from 'virtual:content/photos'
import { canReadClipboard } from '#client/browser/clipboard.ts'
import { Button } from '#components/button.tsx'
import { FileButton } from '#components/form/file-button.tsx'
import { recipe } from '#components/recipe.ts'
import { UploadArea } from '#components/photos/upload-area.tsx'
import type { PhotoActions } from './photo-actions.ts'
import { pictureTypes } from './photo-places.tsx'
import type { Capture } from './use-capture.ts'

type Props = {
  readonly capture: Capture
  readonly photoActions: PhotoActions
  readonly full: boolean
  /** Files are being dragged over the page. */
  readonly over: boolean
  readonly onReset: () => void
}

/** A coarse pointer: most likely a phone or tablet with a camera app. */

export const PhotoSources = ({ photoActions, capture: { snapshot, view }, full, onReset, over }: Props) => {
  const { actions, ways } = photos.texts
  const canSubmit = full && !snapshot.matches('submitted')
  const { taken } = snapshot.context
  return (
    <>
      {taken.length > 0 && (
        <div className={recipe('row', { gap: 'md' })}>
          {canSubmit && (
            <Button onClick={photoActions.submit} data-main>
              {actions.submit}
            </Button>
          )}
          <Button variant="quiet" onClick={onReset}>
            {actions.reset}
          </Button>
        </div>
      )}
      {!full && !snapshot.matches('failed') && (
        <UploadArea
          id="upload"
          icon="upload"
          label={ways.upload}
          hint={`${ways.upload_hint} ${ways.paste_hint}`}
          dropHere={ways.drop_here}
          over={over}
          accept={pictureTypes}
          multiple
          onFiles={photoActions.fill}
        >
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
