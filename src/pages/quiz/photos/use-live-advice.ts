/** What the camera sees is judged as often as the coach answers, while anybody looks. One advice at a time, and it holds still. */
import { useEffect, useState, type RefObject } from 'react'
import type { PhotoAdvice } from '#engine/photos/photo-quality.ts'
import { steadyAdvice, withFrame } from '#engine/photos/steady-advice.ts'
import type { PhotoCoach } from './photo-coach.ts'

/** Ten looks in a second are enough, and spare the battery. */
const betweenFramesMs = 100
const betweenChangesMs = 800

export const useLiveAdvice = (
  video: RefObject<HTMLVideoElement | null>,
  coach: PhotoCoach,
  looking: boolean,
): PhotoAdvice | null => {
  const [advice, setAdvice] = useState<PhotoAdvice | null>(null)
  useEffect(() => {
    if (!looking) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    let recent: readonly PhotoAdvice[] = []
    let shown: PhotoAdvice | null = null
    let changed = 0
    const look = async () => {
      const seen = document.hidden || !video.current ? null : await coach.frame(video.current)
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
      timer = setTimeout(() => void look(), betweenFramesMs)
    }
    void look()
    return () => {
      left = true
      clearTimeout(timer)
      setAdvice(null)
    }
  }, [coach, looking, video])
  return advice
}
