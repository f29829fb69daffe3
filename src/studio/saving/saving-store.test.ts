import { expect, it } from 'vitest'
import { createSavingStore } from './saving-store.ts'

it('replaces and ends what it says about the same, and leaves everything else', () => {
  const store = createSavingStore()
  const texts = () => store.get().notices.map(({ text }) => text)
  store.notify({ text: 'Somebody has changed Sleep.' })
  store.setNotice('unreadable', 'Sleep cannot be read.')
  store.showCompilerProblem('The content is too large.')
  store.setNotice('unreadable', 'Sleep and Food cannot be read.')
  expect(texts()).toEqual([
    'Somebody has changed Sleep.',
    'The content is too large.',
    'Sleep and Food cannot be read.',
  ])
  store.setNotice('unreadable', null)
  store.showCompilerProblem(null)
  expect(texts()).toEqual(['Somebody has changed Sleep.'])
})
