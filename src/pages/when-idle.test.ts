import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurnWhenIdle } from './when-idle.ts'

/** What waits for the page to be idle. */
let waiting: (() => void)[] = []

beforeEach(() => {
  waiting = []
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
  vi.stubGlobal('cancelIdleCallback', (id: number) => {
    waiting[id - 1] = () => undefined
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const idle = async () => {
  const work = waiting.at(-1)
  waiting = []
  work?.()
  await new Promise((resolve) => setTimeout(resolve))
}

test('tasks run one at a time, each when the page is idle, also after one that failed', async () => {
  const begun: string[] = []
  let end: () => void = () => undefined
  inTurnWhenIdle([
    async () => {
      begun.push('slow')
      await new Promise<void>((resolve) => {
        end = resolve
      })
    },
    async () => {
      begun.push('failing')
      throw new Error('no network')
    },
    async () => begun.push('last'),
  ])
  expect(begun).toEqual([])
  await idle()
  await idle()
  expect(begun).toEqual(['slow'])
  end()
  await idle()
  await idle()
  expect(begun).toEqual(['slow', 'failing'])
  await idle()
  expect(begun).toEqual(['slow', 'failing', 'last'])
})

test('after it is cancelled, nothing more begins', async () => {
  const begun: string[] = []
  const cancel = inTurnWhenIdle([async () => begun.push('first'), async () => begun.push('second')])
  await idle()
  cancel()
  await idle()
  expect(begun).toEqual(['first'])
})

test('it can be cancelled while a task is running', async () => {
  const begun: string[] = []
  const cancel = inTurnWhenIdle([async () => begun.push('first'), async () => begun.push('second')])
  waiting.at(-1)?.()
  cancel()
  await idle()
  await idle()
  expect(begun).toEqual(['first'])
})
