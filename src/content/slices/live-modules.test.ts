import { expect, test } from 'vitest'
import { liveModuleSource } from './live-modules.ts'
import { virtualModuleIds } from './module-source.ts'

const names = virtualModuleIds.map((id) => id.slice('\0virtual:content/'.length)).filter((name) => name !== 'all')

/** Runs the source. Returns a function that reads its exports, and the listeners with which a test can send new values. */
const run = (source: string) => {
  const listeners = new Map<string, (value: unknown) => void>()
  const body = source
    .replace(/^import .*$/m, '')
    .replaceAll('export ', '')
    .concat(`\nreturn { onValue: listeners, read: (name) => eval(name) }`)
  const onValue = (name: string, set: (value: unknown) => void) => listeners.set(name, set)
  // oxlint-disable-next-line no-implied-eval, no-new-func -- The source of a module, which is what is tested.
  const { read } = new Function('onValue', 'listeners', body)(onValue, listeners) as { read: (name: string) => unknown }
  return { listeners, read }
}

test('every virtual module of a build is there', () => {
  for (const name of names) expect([name, liveModuleSource(name, 'live')]).toEqual([name, expect.any(String)])
  expect(liveModuleSource('nothing', 'live')).toBe(undefined)
})

test('a value that comes later replaces the one before', () => {
  const { listeners, read } = run(liveModuleSource('quiz', 'live') ?? '')
  expect(read('quizContent')).toBe(undefined)
  listeners.get('quiz')?.('one')
  expect(read('quizContent')).toBe('one')
  listeners.get('quiz')?.('two')
  expect(read('quizContent')).toBe('two')
})

test('the modules of the content come and go with it, and there are all kinds of questions and steps', () => {
  const { listeners, read } = run(liveModuleSource('module-names', 'live') ?? '')
  expect([read('home'), read('photos')]).toEqual([false, false])
  listeners.get('modules')?.(['photos'])
  expect([read('home'), read('photos')]).toEqual([false, true])
  expect(liveModuleSource('question-kinds', 'live')).toContain('export const scale = true')
  expect(liveModuleSource('step-kinds', 'live')).toContain('export const review = true')
})
