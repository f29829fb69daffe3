import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

/** With the real messages: only the frames are stubbed. */
const frames = new Map<number, () => void>()
const paint = () => {
  for (const work of frames.values()) work()
  frames.clear()
}
const nextTask = async () =>
  new Promise((done) => {
    setTimeout(done, 5)
  })
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    frames.set(frames.size + 1, work)
    return frames.size
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
})
afterEach(() => {
  frames.clear()
  vi.unstubAllGlobals()
})

test('work runs once, in a task after the animation frame', async () => {
  const work = vi.fn<() => void>()
  afterPaint(work)
  await nextTask()
  expect(work).not.toHaveBeenCalled()
  paint()
  expect(work).not.toHaveBeenCalled()
  await nextTask()
  expect(work).toHaveBeenCalledOnce()
})

test('work runs behind a task that was waiting before it, also when the frame took long', async () => {
  const order: string[] = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    order.push('waiting')
    port1.close()
  }
  requestAnimationFrame(() => {
    port2.postMessage(null)
  })
  afterPaint(() => order.push('work'))
  paint()
  // A timer of 0 ms that was set in the frame would be due by now.
  const began = performance.now()
  while (performance.now() - began < 5);
  await nextTask()
  expect(order).toEqual(['waiting', 'work'])
})

test('cancelled work does not run, even when its frame has begun', async () => {
  const [before, after] = [vi.fn<() => void>(), vi.fn<() => void>()]
  afterPaint(before)()
  const cancel = afterPaint(after)
  paint()
  cancel()
  await nextTask()
  expect(before).not.toHaveBeenCalled()
  expect(after).not.toHaveBeenCalled()
})
