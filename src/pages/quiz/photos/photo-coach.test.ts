import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CoachingRules } from '#engine/photos/photo-quality.ts'
import { photoCoach } from './photo-coach.ts'

/** A worker that approves of every picture. */
class ApprovingWorker extends EventTarget {
  static started = 0
  constructor() {
    super()
    ApprovingWorker.started += 1
  }
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: 'approved' })))
  }
  terminate() {
    return undefined
  }
}

const rules = {} as CoachingRules
const picture = new Blob(['picture'])
const closeBitmap = vi.fn<() => void>()

beforeEach(() => {
  ApprovingWorker.started = 0
  closeBitmap.mockClear()
  vi.stubGlobal('Worker', ApprovingWorker)
  vi.stubGlobal('OffscreenCanvas', class {})
  vi.stubGlobal('createImageBitmap', async () => ({ close: closeBitmap }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('when it is closed', () => {
  test('what was requested before is answered with null, and starts no worker', async () => {
    const coach = photoCoach(rules)
    const video = { videoWidth: 4 } as HTMLVideoElement
    const frame = coach.frame(video)
    const pictures = [coach.picture(picture), coach.picture(picture)]
    coach.close()
    expect(await Promise.all([frame, ...pictures])).toEqual([null, null, null])
    expect([ApprovingWorker.started, closeBitmap.mock.calls.length]).toEqual([0, 1])
  })

  test('the next request starts a worker again', async () => {
    const coach = photoCoach(rules)
    expect(await coach.picture(picture)).toBe('approved')
    coach.close()
    expect(await coach.picture(picture)).toBe('approved')
    expect(ApprovingWorker.started).toBe(2)
  })
})
