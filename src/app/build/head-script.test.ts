import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { choiceScript } from './head-script.ts'

const themeAfter = (localStorage: unknown): string | undefined => {
  const dataset: { theme?: string } = {}
  const page = { document: { documentElement: { dataset } } }
  runInNewContext(choiceScript, Object.defineProperty(page, 'localStorage', { get: () => localStorage }))
  return dataset.theme
}

describe('before anything is drawn', () => {
  test.each(['light', 'dark'])('the colours are %s if that was chosen', (theme) => {
    expect(themeAfter({ theme })).toBe(theme)
  })

  test('the device decides if nothing was chosen, or nothing that there is', () => {
    for (const kept of [{}, { theme: 'system' }, { theme: 'darker' }, { theme: '' }])
      expect(themeAfter(kept)).toBeUndefined()
  })

  test('a browser that keeps nothing draws the page all the same', () => {
    const page = { document: { documentElement: { dataset: {} } } }
    const refusing = {
      get: () => {
        throw new Error('SecurityError')
      },
    }
    expect(() => runInNewContext(choiceScript, Object.defineProperty(page, 'localStorage', refusing))).not.toThrow()
  })

  test('it is a few hundred bytes at most', () => {
    expect(choiceScript.length).toBeLessThan(300)
  })
})
