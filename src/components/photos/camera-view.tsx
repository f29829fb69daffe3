import { useEffect, useImperativeHandle, useRef, type ReactNode, type RefObject } from 'react'
import { Icon, type IconName } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('camera')

type Action = { readonly label: string; readonly onPress: () => void }

export type CameraViewProps = {
  /** null: the camera is not ready; the children say why. */
  readonly stream: MediaStream | null
  readonly video: RefObject<HTMLVideoElement | null>
  readonly label: string
  readonly guide?: string | undefined
  /** The picture stands still: it has just been taken. */
  readonly still?: boolean
  readonly shutter?: (Action & { readonly stops?: boolean; readonly busy?: boolean }) | undefined
  readonly flip?: Action | undefined
  readonly timer?: Action | undefined
  readonly advice?: { readonly text: string; readonly good: boolean } | undefined
  /** Seconds until the picture. A press anywhere stops it. */
  readonly count?: number | undefined
  readonly children?: ReactNode
}

/** The picture of the camera with the guide over it. It draws; whoever uses it owns the camera. */
export const CameraView = (props: CameraViewProps) => {
  const { stream, video, label, guide, still = false, shutter, flip, timer, advice, count, children } = props
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
    // It goes when the camera goes: then there is nothing to play.
    else if (element.paused) element.play().catch(() => undefined)
  }, [still, stream])
  return (
    <div className={part('root')}>
      {/* Nobody speaks in it: there is nothing to write captions for. */}
      <video ref={own} className={part('video')} aria-label={label} autoPlay playsInline muted hidden={!stream} />
      {stream && guide && <Picture src={guide} shape="portrait" className={part('guide')} />}
      {children && <div className={part('off')}>{children}</div>}
      {count !== undefined && (
        <>
          <p className={part('count')} aria-hidden="true">
            {count}
          </p>
          {/* The shutter does the same by keyboard, and says so. */}
          <button type="button" className={part('cover')} onClick={shutter?.onPress} tabIndex={-1} aria-hidden="true" />
        </>
      )}
      {advice && (
        <p className={part('advice')}>
          <Icon name={advice.good ? 'tick' : 'info'} />
          {advice.text}
        </p>
      )}
      {stream && (
        <div className={part('controls')}>
          {flip ? <Control icon="flip" {...flip} /> : <span />}
          {shutter && (
            <button
              type="button"
              className={slots('camera', { stops: shutter.stops ? 'yes' : undefined })('shutter')}
              aria-label={shutter.label}
              title={shutter.label}
              // Not disabled: it would lose the focus, and with it the place of whoever uses a keyboard.
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

const Control = ({ icon, label, onPress }: Action & { readonly icon: IconName }) => (
  <button type="button" className={part('control')} onClick={onPress}>
    <Icon name={icon} />
    {label}
  </button>
)
