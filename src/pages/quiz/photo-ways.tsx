/** The ways to a picture, and what ends the taking: submit and reset. */
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { canReadClipboard } from '#client/clipboard.ts'
import { Button } from '#components/button.tsx'
import { FileButton } from '#components/file-button.tsx'
import { recipe } from '#components/recipe.ts'
import { UploadArea } from '#components/upload-area.tsx'
import type { PhotoActs } from './photo-acts.ts'
import { pictureTypes } from './photo-places.tsx'
import type { Capture } from './use-capture.ts'

type Props = {
  readonly capture: Capture
  readonly acts: PhotoActs
  readonly full: boolean
  /** Something is dragged over the page. */
  readonly over: boolean
  readonly onReset: () => void
}

/** A finger: this device can be held over a head, and most likely has a camera app of its own. */
const isPhone = (): boolean => window.matchMedia('(pointer: coarse)').matches

export const PhotoWays = ({ acts, capture: { snapshot, view }, full, onReset, over }: Props) => {
  const { actions, ways } = later.page.photos
  const off = snapshot.matches('off')
  return (
    <>
      <div className={recipe('row', { gap: 'md' })} role="group" aria-label={ways.label}>
        {off && (
          <Button icon="camera" onClick={acts.start} aria-describedby="camera-hint" data-main>
            {ways.take}
          </Button>
        )}
        {full && !snapshot.matches('submitted') && (
          <Button onClick={acts.submit} data-main>
            {actions.submit}
          </Button>
        )}
        {snapshot.context.taken.length > 0 && (
          <Button look="quiet" onClick={onReset}>
            {actions.reset}
          </Button>
        )}
      </div>
      {off && (
        <p className={recipe('text', { style: 'small', tone: 'muted' })} id="camera-hint">
          {ways.take_hint}
        </p>
      )}
      {!full && !snapshot.matches('failed') && (
        <UploadArea
          id="upload"
          label={ways.upload}
          hint={`${ways.upload_hint} ${ways.paste_hint}`}
          dropHere={ways.drop_here}
          over={over}
          accept={pictureTypes}
          multiple
          onFiles={acts.fill}
        >
          {isPhone() && view !== null && (
            <FileButton
              id="upload-phone"
              icon="camera"
              look="outline"
              label={ways.phone}
              accept={pictureTypes}
              capture="environment"
              onFiles={(files) => acts.put(view, files)}
            />
          )}
          {canReadClipboard() && (
            <Button look="quiet" onClick={acts.paste}>
              {ways.paste}
            </Button>
          )}
        </UploadArea>
      )}
    </>
  )
}
