import { useEffect, useImperativeHandle, useRef, type ReactNode, type RefObject } from 'react'
import { Icon, type IconName } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { slots } from '#components/recipe.ts'

const classOf = slots('camera')

type Action = { readonly label: ReactNode; readonly onPress: () => void }
type NamedAction = Action & { readonly label: string }

export type CameraViewProps = {
  /** null: the camera is not ready; the children explain why. */
  readonly stream: MediaStream | null
  readonly video: RefObject<HTMLVideoElement | null>
  /** Called when the first picture of the stream is shown. */
  readonly onFirstFrame?: () => void
  readonly label: string
  readonly guide?: string | undefined
  /** Freezes the picture that has just been taken. */
  readonly still?: boolean
  readonly shutter?: (NamedAction & { readonly stops?: boolean; readonly busy?: boolean }) | undefined
  readonly flip?: Action | undefined
  /** In the place of `flip`, which a device with one camera does not have. */
  readonly sound?: (Action & { readonly pressed: boolean }) | undefined
  readonly timer?: Action | undefined
  readonly advice?: { readonly text: string; readonly good: boolean } | undefined
  /** Seconds until the picture is taken. A tap anywhere in the view cancels the countdown. */
  readonly count?: number | undefined
  readonly children?: ReactNode
}

/** The camera picture with the guide over it. It renders only; the caller opens and closes the camera. */
export const CameraView = (props: CameraViewProps) => {
  const {
    stream,
    video,
    onFirstFrame,
    label,
    guide,
    still = false,
    shutter,
    flip,
    sound,
    timer,
    advice,
    count,
    children,
  } = props
  const own = useRef<HTMLVideoElement>(null)
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(video, () => own.current, [])
  useEffect(() => {
    const element = own.current
    if (!element) return undefined
    element.srcObject = stream
    return () => {
      element.srcObject = null
    }
  }, [stream])
  useEffect(() => {
    const element = own.current
    if (!element || !stream) return
    if (still) element.pause()
    // `play` rejects when the camera is closed meanwhile.
    else if (element.paused) element.play().catch(() => undefined)
  }, [still, stream])
  return (
    <div className={classOf('root')}>
      {/* No captions: there is no sound. */}
      <video
        ref={own}
        className={classOf('video')}
        aria-label={label}
        autoPlay
        playsInline
        muted
        hidden={!stream}
        onLoadedData={onFirstFrame}
      />
      {stream && guide && !children && <Picture src={guide} shape="portrait" className={classOf('guide')} />}
      {children && <div className={classOf('off')}>{children}</div>}
      {count !== undefined && (
        <>
          <p className={classOf('count')} aria-hidden="true">
            {count}
          </p>
          {/* For pointers only: the shutter button does the same and has a label. */}
          <button
            type="button"
            className={classOf('cover')}
            onClick={shutter?.onPress}
            tabIndex={-1}
            aria-hidden="true"
          />
        </>
      )}
      {advice && (
        <p className={classOf('advice')}>
          <Icon name={advice.good ? 'tick' : 'info'} />
          {advice.text}
        </p>
      )}
      {stream && (
        <div className={classOf('controls')}>
          {flip ? <Control icon="flip" {...flip} /> : sound ? <Control icon="sound" {...sound} /> : <span />}
          {shutter && (
            <button
              type="button"
              className={slots('camera', { stops: shutter.stops ? 'yes' : undefined })('shutter')}
              aria-label={shutter.label}
              title={shutter.label}
              // `disabled` would lose the focus, and with it the position of a keyboard user.
              aria-disabled={shutter.busy ? true : undefined}
              data-main
              onClick={() => {
                if (!shutter.busy) shutter.onPress()
              }}
            >
              {shutter.stops && <Icon name="close" />}
            </button>
          )}
          {timer && <Control icon="timer" {...timer} />}
        </div>
      )}
    </div>
  )
}

type ControlProps = Action & { readonly icon: IconName; readonly pressed?: boolean }

const Control = ({ icon, label, pressed, onPress }: ControlProps) => (
  <button type="button" className={classOf('control')} aria-pressed={pressed} onClick={onPress}>
    <Icon name={icon} />
    {label}
  </button>
)
