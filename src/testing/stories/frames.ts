/** Stubs requestAnimationFrame: callbacks, and the messages that they post, run when `paint` is called. */
import { afterEach, beforeEach, vi } from 'vitest'

/** Registers hooks for every test of the file. */
export const stubAnimationFrames = (): { readonly paint: () => void } => {
  const frames = new Map<number, () => void>()
  const posted: (() => void)[] = []
  let asked = 0
  /** The part of MessageChannel that `afterPaint` uses. */
  const openChannel = () => {
    const port1 = {
      onmessage: (): void => undefined,
      close: () => {
        port1.onmessage = () => undefined
      },
    }
    const postMessage = () => {
      posted.push(() => {
        port1.onmessage()
      })
    }
    return { port1, port2: { postMessage } }
  }
  beforeEach(() => {
    frames.clear()
    posted.length = 0
    vi.useFakeTimers()
    vi.stubGlobal(
      'MessageChannel',
      vi.fn(function MessageChannel() {
        return openChannel()
      }),
    )
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
      for (const deliver of posted.splice(0)) deliver()
      vi.runAllTimers()
    },
  }
}
