import { expect, test } from 'vitest'
import { steadyAdvice, withFrame } from './steady-advice.ts'

test.each<[string, readonly string[], string | null, string | null]>([
  ['nothing seen', [], null, null],
  ['two frames are too few', ['dark', 'dark'], null, null],
  ['three agree', ['dark', 'dark', 'dark'], null, 'dark'],
  ['three of the last five', ['good', 'dark', 'good', 'dark', 'dark'], 'good', 'dark'],
  ['a flicker changes nothing', ['good', 'good', 'dark', 'good', 'good'], 'good', 'good'],
  ['no three agree: as before', ['good', 'dark', 'close', 'dark', 'good'], 'close', 'close'],
])('%s', (_, frames, before, advice) => {
  const recent = frames.reduce<readonly string[]>((seen, frame) => withFrame(seen, frame), [])
  expect(steadyAdvice(recent, before)).toBe(advice)
})

test('older frames are forgotten', () => {
  const recent = ['dark', 'dark', 'dark', 'good', 'good', 'good'].reduce<readonly string[]>(withFrame, [])
  expect(recent).toHaveLength(5)
  expect(steadyAdvice(recent, 'dark')).toBe('good')
})
