import { useEffect, useRef, useState } from 'react'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import type { ContentFeed } from './content-feed.ts'
import type { FromFrame } from './messages.ts'
import type { Device, PreviewSettings } from './preview-controls.tsx'
import { usePreviewFrame, type FrameState } from './use-preview-frame.ts'
import styles from './preview-panel.module.css'

/** In CSS pixels: an iPhone 14, an iPad, a laptop. */
const widths: Readonly<Record<Device, number>> = { phone: 390, tablet: 820, desktop: 1280 }

type Props = {
  readonly address: string
  readonly feed: ContentFeed
  readonly settings: PreviewSettings
  readonly state: Omit<FrameState, 'theme' | 'isEditing' | 'round'>
  readonly onMessage: (message: Exclude<FromFrame, { type: 'ready' | 'failed' }>) => void
}

/** The frame has the width of the device, and is scaled down if the panel is narrower. */
export const PreviewFrame = ({ address, feed, onMessage, settings, state }: Props) => {
  const { device, isEditing, round, theme } = settings
  const announce = useAnnounce()
  /** What could not be loaded. Stays until the pages are shown, because the next attempt may not even reach the server. */
  const [failed, setFailed] = useState<'frame' | 'pages' | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  /** Another number loads the page in the frame again. */
  const [attempt, setAttempt] = useState(1)
  const endFailure = () => {
    if (failure.current?.contains(document.activeElement)) stage.current?.querySelector('iframe')?.focus()
    setFailed(null)
  }
  const frame = usePreviewFrame(feed, { ...state, isEditing, round, theme }, (message) => {
    if (message.type === 'failed') return setFailed('pages')
    if (message.type === 'shown') endFailure()
    return onMessage(message)
  })
  const [room, setRoom] = useState({ width: widths.phone, height: 700 })
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  const width = widths[device]
  const scale = Math.min(1, room.width / width)
  return (
    <>
      {/* A mail is shown without the pages, but in the frame. */}
      {(failed === 'frame' || (failed === 'pages' && state.mail === null)) && (
        <div ref={failure} className={styles.note}>
          <Callout
            status="error"
            isLive
            title="The preview could not be loaded"
            actions={
              <Button
                onClick={() => {
                  setAttempt(attempt + 1)
                  announce('Loading the preview again')
                }}
              >
                Try again
              </Button>
            }
          >
            <p>The studio on this computer may not be running. Your changes are kept.</p>
          </Callout>
        </div>
      )}
      <div ref={stage} className={styles.stage}>
        <iframe
          key={attempt}
          ref={frame}
          title="Preview of the page"
          src={address}
          onLoad={({ currentTarget }) => {
            // The browser's own error page is of another origin, so the studio cannot look into it.
            if (!currentTarget.contentDocument) setFailed('frame')
            // A mail does not say that it is shown.
            else if (failed === 'frame') endFailure()
          }}
          // No sandbox: without an origin the frame could not load drawings and fonts, and a sandbox that keeps the origin protects nothing, as
          // browsers warn. The frame stores no data (frame/isolate.ts), and its content security policy forbids all calls.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          className={styles.frame}
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room.width - width * scale) / 2),
          }}
        />
      </div>
    </>
  )
}
