import { useState } from 'react'
import { Button, IconButton } from '#components/button.tsx'
import { Heading } from '#components/heading.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { StepList } from './step-list.tsx'
import { useAutoplay } from './use-autoplay.ts'

export type Slide = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture: string
  /** '1 of 4' */
  readonly position: string
}
export type CarouselProps = {
  readonly label: string
  readonly slides: readonly Slide[]
  /** How long each slide is shown. 0: no autoplay. */
  readonly milliseconds: number
  readonly texts: { readonly pause: string; readonly play: string; readonly previous: string; readonly next: string }
}

const classOf = slots('carousel')
const shown = slots('carousel', { shown: 'yes' })

/** Slides with a numbered list of all of them. Without JavaScript all slides are shown one below the other. */
export const Carousel = ({ label, slides, milliseconds, texts }: CarouselProps) => {
  const { at, stopped, toggle, move, pauseHandlers } = useAutoplay(slides.length, milliseconds)
  const [moved, setMoved] = useState(false)
  const current = slides[at]
  const go = (by: 1 | -1) => () => {
    setMoved(true)
    move(by)
  }
  return (
    <div className={classOf('root')} role="group" aria-label={label} {...pauseHandlers}>
      <div className={classOf('pane')}>
        <ul className={classOf('slides')}>
          {slides.map(({ id, picture, position, text, title }, index) => (
            <li key={id} className={index === at ? shown('slide') : classOf('slide')}>
              <Picture src={picture} className={classOf('art')} />
              <div className={classOf('copy')}>
                <p className={classOf('position')}>{position}</p>
                <Heading level={3} className={recipe('text', { style: 'heading' })}>
                  {title}
                </Heading>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={classOf('controls')}>
          {milliseconds > 0 && (
            <span className={classOf('pause')}>
              <Button
                variant="outline"
                icon={stopped ? 'play' : 'pause'}
                onClick={() => {
                  setMoved(false)
                  toggle()
                }}
              >
                {stopped ? texts.play : texts.pause}
              </Button>
            </span>
          )}
          <span className={classOf('marks')} aria-hidden="true">
            {slides.map(({ id }, index) => (
              <span key={id} className={index === at ? shown('mark') : classOf('mark')} />
            ))}
          </span>
          <IconButton variant="outline" icon="back" label={texts.previous} onClick={go(-1)} />
          <IconButton variant="outline" icon="arrow" label={texts.next} onClick={go(1)} />
        </div>
        {/* Announced only after a manual move: announcing autoplay would interrupt everything else. */}
        <p className={recipe('hidden')} role="status">
          {moved && current ? `${current.position}: ${current.title}` : ''}
        </p>
      </div>
      <StepList steps={slides} current={at} />
    </div>
  )
}
