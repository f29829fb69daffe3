import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { describe, expect, test } from 'vitest'
import { choiceScript, needed, resultScript, source, supportScript } from './head-script.ts'

const themeAfter = (localStorage: unknown): string | undefined => {
  const dataset: { theme?: string } = {}
  const page = { document: { documentElement: { dataset } } }
  runInNewContext(choiceScript, Object.defineProperty(page, 'localStorage', { get: () => localStorage }))
  return dataset.theme
}

describe('before the first paint', () => {
  test.each(['light', 'dark'])('the theme is %s if it was chosen', (theme) => {
    expect(themeAfter({ theme })).toBe(theme)
  })

  test('the device decides if nothing, or an unknown theme, was chosen', () => {
    for (const kept of [{}, { theme: 'system' }, { theme: 'darker' }, { theme: '' }])
      expect(themeAfter(kept)).toBeUndefined()
  })

  test('a browser without storage shows the page all the same', () => {
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

type Element = { readonly hidden: boolean; readonly style: { display: string }; readonly role: string }

/** A minimal fake document with only what the script uses. */
const pageIn = (without: string | null, role = 'main') => {
  const notice = { hidden: true, role, style: { display: '' } }
  const app = { hidden: false, role: '', style: { display: '' } }
  const marks: string[] = []
  const document = {
    createElement: () => (without === needed[0] ? {} : { noModule: false }),
    documentElement: { setAttribute: (_: string, value: string) => marks.push(value) },
    getElementById: (id: string) =>
      id === 'app'
        ? app
        : {
            removeAttribute: () => {
              notice.hidden = false
            },
            getAttribute: () => role,
          },
    addEventListener: (_: string, ready: () => void) => ready(),
  }
  const window = { CSSLayerBlockRule: true, HTMLDialogElement: true, AbortController: true }
  const parts = without
    ?.replace(/^w\./, 'window.')
    .replace(/^\[\]/, 'Array.prototype')
    .replace(/^""/, 'String.prototype')
  const removal = parts && without !== needed[0] ? `delete ${parts};` : ''
  runInNewContext(removal + supportScript, { document, window })
  return { notice: notice as Element, app: app as Element, marks }
}

describe('a browser that is too old', () => {
  test('understands the script: it is ES5', () => {
    // Exactly five statements: with a semicolon missing, two functions in a row would be parsed as a call.
    expect(parse(source, { ecmaVersion: 5 }).body).toHaveLength(5)
  })

  test.each(needed)('gets a notice instead of the page, without %s', (without) => {
    const { app, marks, notice } = pageIn(without)
    expect([notice.hidden, app.style.display]).toEqual([false, 'none'])
    expect(marks).toEqual([without === 'w.CSSLayerBlockRule' ? 'plain' : ''])
  })

  test('gets the notice above a page that is readable without scripts', () => {
    const { app, notice } = pageIn('[].at', 'region')
    expect([notice.hidden, app.style.display]).toEqual([false, ''])
  })

  test('gets no notice if it has all features', () => {
    const { app, marks, notice } = pageIn(null)
    expect([notice.hidden, app.style.display, marks]).toEqual([true, '', []])
  })
})

describe('before the first paint, the notice of a result', () => {
  const shownFor = (localStorage: unknown): string | undefined => {
    const dataset: { result?: string } = {}
    const page = { document: { documentElement: { dataset } }, Date }
    runInNewContext(resultScript, Object.defineProperty(page, 'localStorage', { get: () => localStorage }))
    return dataset.result
  }

  test('is shown until the server deletes the result', () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    expect(shownFor({ result: at(60_000) })).toBe('waiting')
    expect(shownFor({ result: at(-60_000) })).toBeUndefined()
    expect(shownFor({})).toBeUndefined()
  })

  test.each(['saved', 'seen'])('knows that the result is in an account: %s', (result) => {
    expect(shownFor({ result })).toBe(result)
  })

  test('is skipped in a browser without storage', () => {
    expect(() => shownFor(undefined)).not.toThrow()
  })
})
