import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CoachingRules, PhotoAdvice } from '#engine/photos/photo-quality.ts'
import type { CoachRequest } from './coach-messages.ts'
import { openCoach } from './coach.ts'

/** A fake worker: records requests, and replies when the test tells it to. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null
  readonly asked: CoachRequest[] = []
  ended = false
  constructor(
    readonly url: string,
    readonly options: WorkerOptions,
  ) {
    super()
    FakeWorker.last = this
  }
  postMessage(question: CoachRequest) {
    if (pictures.get(question.picture)?.closed) throw new DOMException('closed', 'DataCloneError')
    this.asked.push(question)
  }
  terminate() {
    this.ended = true
  }
  reply(data: PhotoAdvice | null) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const pictures = new Map<ImageBitmap, { closed: boolean }>()
const picture = () => {
  const state = { closed: false }
  const bitmap = { width: 4, height: 3, close: () => (state.closed = true) } as unknown as ImageBitmap
  pictures.set(bitmap, state)
  return bitmap
}
const isClosed = (bitmap: ImageBitmap) => pictures.get(bitmap)?.closed
const rules = {} as CoachingRules
const worker = () => FakeWorker.last ?? expect.fail('no worker was started')

beforeEach(() => {
  FakeWorker.last = null
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('OffscreenCanvas', class {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('when pictures come faster than they are assessed', () => {
  test('one is assessed, the newest waits, those between are answered with null and closed', async () => {
    const { assess } = openCoach(rules)
    const [one, two, three] = [picture(), picture(), picture()]
    const answers = [assess(one), assess(two), assess(three)]
    expect(worker().asked.map((question) => question.picture)).toEqual([one])
    expect(await answers[1]).toBeNull()
    expect(isClosed(two)).toBe(true)
    worker().reply('too_dark')
    expect(await answers[0]).toBe('too_dark')
    expect(worker().asked.map((question) => question.picture)).toEqual([one, three])
    worker().reply('approved')
    expect(await answers[2]).toBe('approved')
  })
})

describe('when a picture cannot be assessed', () => {
  test('it is answered with null, and the next one is assessed', async () => {
    const { assess } = openCoach(rules)
    const closed = picture()
    closed.close()
    expect(await assess(closed)).toBeNull()
    const answer = assess(picture())
    worker().reply(null)
    expect(await answer).toBeNull()
    const next = assess(picture())
    worker().reply('blurred')
    expect(await next).toBe('blurred')
  })

  test('a worker that fails answers all with null, for good', async () => {
    const { assess } = openCoach(rules)
    const answers = [assess(picture()), assess(picture())]
    worker().dispatchEvent(new Event('error'))
    expect(await Promise.all(answers)).toEqual([null, null])
    expect(worker().ended).toBe(true)
    const late = picture()
    expect(await assess(late)).toBeNull()
    expect(isClosed(late)).toBe(true)
  })
})

describe('when it is closed', () => {
  test('nobody waits for ever, and the worker is gone', async () => {
    const { close, assess } = openCoach(rules)
    const [assessed, waiting] = [picture(), picture()]
    const answers = [assess(assessed), assess(waiting)]
    close()
    expect(await Promise.all(answers)).toEqual([null, null])
    expect(isClosed(waiting)).toBe(true)
    expect(worker().ended).toBe(true)
    close()
  })
})

describe('where the browser cannot do it', () => {
  test.each(['Worker', 'OffscreenCanvas'])('without %s there is no coaching', async (missing) => {
    vi.stubGlobal(missing, undefined)
    const { close, assess } = openCoach(rules)
    const one = picture()
    expect(await assess(one)).toBeNull()
    expect(isClosed(one)).toBe(true)
    expect(FakeWorker.last).toBeNull()
    close()
  })
})
