import { expect, test } from 'vitest'
import { createNewestWrites } from './newest-writes.ts'

test('while something is written, the newest write of each key waits', async () => {
  const written: string[] = []
  const write = createNewestWrites()
  const writing = (text: string) => async () => {
    await Promise.resolve()
    written.push(text)
  }
  void write('new', writing('new: 1'))
  void write('new', writing('new: 2'))
  void write('new', writing('new: removed'))
  void write('spring', writing('spring: 1'))
  await write('spring', writing('spring: 2'))
  expect(written).toEqual(['new: 1', 'new: removed', 'spring: 2'])
})

test('what comes after everything was written is written, and a failure stops nothing', async () => {
  const written: string[] = []
  const write = createNewestWrites()
  await write('a', () => Promise.reject(new Error('full')))
  await write('a', async () => {
    written.push('a')
  })
  expect(written).toEqual(['a'])
})
