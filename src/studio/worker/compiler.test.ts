import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Reply } from '#studio/app/loading/call.ts'
import { connectCompiler, retryMs } from './compiler.ts'
import type { Defaults, ToCompiler } from './messages.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const connect = (replies: Reply<Defaults>[]) => {
  const sent: ToCompiler['type'][] = []
  const problems: (string | null)[] = []
  const port = Object.assign(new EventTarget(), {
    postMessage: (message: ToCompiler) => {
      sent.push(message.type)
    },
  })
  const compiler = connectCompiler(port, {
    schemas: new Map(),
    loadDefaults: async () => replies.shift() ?? failed,
    onProblem: (why) => {
      problems.push(why)
    },
  })
  return { compiler, port, problems, sent }
}
const failed: Reply<Defaults> = { ok: false, status: 0, message: 'No answer.', body: null }
const loaded: Reply<Defaults> = { ok: true, value: { files: [], pictures: [] } }

it('defaults that could not be loaded are loaded again, and the editor is told meanwhile', async () => {
  const { compiler, problems, sent } = connect([failed, loaded])
  compiler.compile({ folder: 'mine', files: [], pictures: [] }, [])
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, problems]).toEqual([[], [expect.stringContaining('No answer.')]])
  await vi.advanceTimersByTimeAsync(retryMs)
  expect(sent).toEqual(['start', 'source', 'acts'])
  expect(problems.at(-1)).toBeNull()
})

it('after it was closed, nothing is loaded again', async () => {
  const { compiler, problems, sent } = connect([failed, loaded, failed])
  await vi.advanceTimersByTimeAsync(0)
  compiler.close()
  await vi.advanceTimersByTimeAsync(retryMs)
  expect([sent, problems]).toEqual([[], [expect.stringContaining('No answer.')]])
})

it('a worker that fails is a problem, and its requests have no answer', async () => {
  const { compiler, port, problems } = connect([loaded])
  const asked = compiler.ask('texts', null)
  port.dispatchEvent(new Event('error'))
  await expect(asked).rejects.toThrow('failed')
  await expect(compiler.ask('texts', null)).rejects.toThrow('failed')
  expect(problems).toEqual([expect.stringContaining('Reload')])
})
