/** Stubs requestAnimationFrame: callbacks run when `paint` is called. */
import { afterEach, beforeEach, vi } from 'vitest'

/** Registers hooks for every test of the file. */
export const stubAnimationFrames = (): { readonly paint: () => void } => {
  const frames = new Map<number, () => void>()
  let asked = 0
  beforeEach(() => {
    frames.clear()
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
      frames.set((asked += 1), work)
      return asked
    })
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return {
    paint: () => {
      for (const work of frames.values()) work()
      frames.clear()
      vi.runAllTimers()
    },
  }
}
