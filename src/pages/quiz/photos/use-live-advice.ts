/** Assesses camera frames while the camera is visible and returns one stable piece of advice. */
import { isPageHidden } from '#client/browser/visibility.ts'
import { useEffect, useState, type RefObject } from 'react'
import type { PhotoAdvice } from '#engine/photos/photo-quality.ts'
import { steadyAdvice, withFrame } from '#engine/photos/steady-advice.ts'
import type { PhotoCoach } from './photo-coach.ts'

/** At most ten frames a second, to save the battery. */
const betweenFramesMs = 100
const betweenChangesMs = 800

export const useLiveAdvice = (
  video: RefObject<HTMLVideoElement | null>,
  coach: PhotoCoach,
  isCameraOn: boolean,
): PhotoAdvice | null => {
  const [advice, setAdvice] = useState<PhotoAdvice | null>(null)
  useEffect(() => {
    if (!isCameraOn) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    let recent: readonly PhotoAdvice[] = []
    let shown: PhotoAdvice | null = null
    let changed = 0
    const assess = async () => {
      const seen = isPageHidden() || !video.current ? null : await coach.frame(video.current)
      if (left) return
      if (seen !== null) {
        recent = withFrame(recent, seen)
        const now = steadyAdvice(recent, shown)
        if (now !== shown && performance.now() - changed >= betweenChangesMs) {
          shown = now
          changed = performance.now()
          setAdvice(now)
        }
      }
      timer = setTimeout(() => void assess(), betweenFramesMs)
    }
    void assess()
    return () => {
      left = true
      clearTimeout(timer)
      setAdvice(null)
    }
  }, [coach, isCameraOn, video])
  return advice
}
