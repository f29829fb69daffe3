/** Shown while the camera is off: the button that starts it and how to take a clear picture, or why it failed and what to do. */
import { useState } from 'react'
import { photosContent as photos } from 'virtual:content/photos'
import { Button } from '#components/button.tsx'
import { FileButton } from '#components/form/file-button.tsx'
import { Markdown } from '#components/markdown.tsx'
import { recipe } from '#components/recipe.ts'
import { FailedState } from '#components/state-card.tsx'
import type { CameraFailure } from '#types/camera.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { PhotoActions } from './photo-actions.ts'
import { pictureTypes } from './photo-places.tsx'

export const TakePictures = ({ onTake }: { readonly onTake: () => void }) => {
  const { ways } = photos.texts
  return (
    <div className={recipe('stack', { gap: 'sm' })}>
      <div className={recipe('row')}>
        <Button icon="camera" onClick={onTake} aria-describedby="camera-hint" data-main>
          {ways.take}
        </Button>
      </div>
      <p className={recipe('text', { style: 'small', tone: 'muted' })} id="camera-hint">
        {ways.take_hint}
      </p>
    </div>
  )
}

export const PhotoGuidance = () => {
  const { guidance } = photos.texts
  return (
    <section className={recipe('stack', { gap: 'md' })}>
      <h2 className={recipe('text', { style: 'question' })}>{guidance.heading}</h2>
      <ul className={recipe('list')}>
        {guidance.items.map(({ id, text, title }) => (
          <li key={id}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What failed is read first; the button that was pressed may have been far below it. */
const scrollIntoView = (heading: HTMLHeadingElement | null): void =>
  heading?.parentElement?.scrollIntoView({ block: 'start' })

/** Failures that trying again cannot fix. */
const forGood: ReadonlySet<CameraFailure> = new Set(['not_secure', 'not_supported'])

type FailedProps = {
  readonly failure: CameraFailure
  /** There are pictures already. */
  readonly kept: boolean
  readonly photoActions: PhotoActions
}

export const CameraFailed = ({ photoActions, failure, kept }: FailedProps) => {
  const { camera_help: words } = photos.texts
  const help = words.failures.find(({ id }) => id === failure)
  // Whether there were pictures when the camera failed. Adding one later must not change the alert, which would be announced again.
  const [wereKept] = useState(kept)
  if (!help) return null
  return (
    <FailedState
      art={photos.picture_of_failure}
      size="small"
      heading={help.title}
      headingRef={scrollIntoView}
      level={2}
      actions={
        <>
          <FileButton
            id="upload-instead"
            icon="upload"
            variant="solid"
            label={words.upload_instead}
            accept={pictureTypes}
            multiple
            onFiles={photoActions.fill}
          />
          {!forGood.has(failure) && (
            <Button variant="outline" onClick={photoActions.start} data-main>
              {words.try_again}
            </Button>
          )}
        </>
      }
    >
      <Markdown nodes={help.advice} link={SiteLink} />
      {wereKept && <p>{words.kept}</p>}
    </FailedState>
  )
}
