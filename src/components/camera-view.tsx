import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { slots } from './recipe.ts'

const part = slots('camera')

export type CameraViewProps = {
  /** null: the camera is not ready; the children say why. */
  readonly stream: MediaStream | null
  readonly label: string
  readonly guide: string
  readonly capture?:
    | {
        readonly label: string
        readonly onCapture: (video: HTMLVideoElement) => void
        readonly disabled?: boolean | undefined
      }
    | undefined
  readonly flip?: { readonly label: string; readonly onFlip: () => void } | undefined
  readonly timer?: { readonly label: string; readonly onTimer: () => void } | undefined
  readonly advice?: string | undefined
  readonly count?: string | null | undefined
  readonly children?: ReactNode
}

/** The picture of the camera with the guide over it. It draws; whoever uses it owns the camera. */
export const CameraView = (props: CameraViewProps) => {
  const { stream, label, guide, capture, flip, timer, advice, count, children } = props
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    element.srcObject = stream
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return (
    <div className={part('root')}>
      {/* Nobody speaks in it: there is nothing to write captions for. */}
      <video ref={video} className={part('video')} aria-label={label} autoPlay playsInline muted hidden={!stream} />
      {stream && <Picture src={guide} shape="portrait" className={part('guide')} />}
      {!stream && <div className={part('off')}>{children}</div>}
      {count && (
        <p className={part('count')} aria-hidden="true">
          {count}
        </p>
      )}
      <p className={part('advice')} role="status">
        {advice}
      </p>
      {stream && (
        <div className={part('controls')}>
          {flip ? <Control icon="flip" label={flip.label} onPress={flip.onFlip} /> : <span />}
          {capture && (
            <button
              type="button"
              className={part('shutter')}
              aria-label={capture.label}
              title={capture.label}
              disabled={capture.disabled}
              onClick={() => video.current && capture.onCapture(video.current)}
            />
          )}
          {timer && <Control icon="timer" label={timer.label} onPress={timer.onTimer} />}
        </div>
      )}
    </div>
  )
}

const Control = (props: { readonly icon: 'flip' | 'timer'; readonly label: string; readonly onPress: () => void }) => (
  <button type="button" className={part('control')} onClick={props.onPress}>
    <Icon name={props.icon} />
    {props.label}
  </button>
)
