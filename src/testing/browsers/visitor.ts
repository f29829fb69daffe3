/** Steps of a visitor in any browser: finds elements by kind and accessible name, and waits for them to appear. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { openChromium, openFirefox } from './puppeteer-driver.ts'
import { openWebkit } from './webkit-driver.ts'
import type { Session, SessionOptions, Tab } from './driver.ts'

const browsers: Readonly<Record<string, (options: SessionOptions) => Promise<Session>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
}

export const browserName = process.env['TEST_BROWSER'] ?? ''

export const inBrowser = async (
  options: SessionOptions,
  journey: (session: Session) => Promise<void>,
): Promise<void> => {
  const open = browsers[browserName] ?? expect.fail(`TEST_BROWSER is ${browserName}; npm run test:browsers sets it`)
  const session = await open(options)
  try {
    await journey(session)
  } finally {
    await session.close()
  }
}

const kinds = {
  button: 'button, summary',
  option: 'label',
  field: 'input:not([type=file]), textarea',
  file: 'input[type=file]',
  heading: 'h1, h2, h3',
  image: 'img',
  link: 'a',
  text: 'p, li, span, output, div',
} as const
export type Kind = keyof typeof kinds

/** Runs in the page: marks the first visible element with this name, returns whether there is one. `Next*` is a prefix. */
const markElement = (selector: string, name: string, isSeen: boolean): boolean => {
  document.querySelector('[data-found]')?.removeAttribute('data-found')
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
    return element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? label ?? element.textContent ?? ''
  }
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const words = nameOf(element).trim()
    const fits = name.endsWith('*') ? words.startsWith(name.slice(0, -1)) : words === name
    return fits && (!isSeen || element.checkVisibility({ visibilityProperty: true }))
  })
  found?.setAttribute('data-found', '')
  return found !== undefined
}

/** Waits for the element. `within` is a CSS selector that limits the search. */
export const see = async (tab: Tab, kind: Kind, name: string, within = ''): Promise<void> => {
  const selector = kinds[kind]
    .split(', ')
    .map((one) => `${within} ${one}`)
    .join(', ')
  const deadline = Date.now() + timeoutMs
  while (!(await tab.run(markElement, selector, name, kind !== 'file'))) {
    if (Date.now() > deadline) throw new Error(`There is no ${kind} “${name}”. ${await tab.run(describePage)}`)
    await wait(100)
  }
}

const timeoutMs = 20_000
const describePage = (): string => `The page ${location.pathname} says:\n${document.body.innerText.slice(0, 3000)}`

export const press = async (tab: Tab, kind: Kind, name: string, within = ''): Promise<void> => {
  await see(tab, kind, name, within)
  // The sticky header and footer of the quiz must not cover the element.
  await tab.run(() => document.querySelector('[data-found]')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await tab.click('[data-found]')
}

export const fill = async (tab: Tab, name: string, text: string): Promise<void> => {
  await see(tab, 'field', name)
  await tab.type('[data-found]', text)
}

export const choosePicture = async (tab: Tab, name: string, file: string): Promise<void> => {
  await see(tab, 'file', name)
  // The test is faster than a person: a step is visible slightly before it accepts files.
  await wait(300)
  await tab.choose('[data-found]', file)
}

/** Opens a page of the product. Retries, because an overloaded server may refuse a request. */
export const go = async (tab: Tab, path: string): Promise<void> => {
  await tab.go(path)
  while (await tab.run(() => document.body.innerText.startsWith('{"code":"busy"'))) {
    await wait(2000)
    await tab.go(path)
  }
}

export const startQuiz = async (tab: Tab): Promise<void> => {
  await go(tab, '/quiz')
  await press(tab, 'button', 'Get Started')
  await see(tab, 'heading', 'Your Hair, Your Goals')
}

/** The visible headings of the quiz, which differ between any two groups of questions. */
const visibleHeadings = (): readonly string[] =>
  [...document.querySelectorAll('main h1, main h2')]
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent)

/** Presses Next once: to the next group of questions, or to the next step. Returns the visible headings. */
export const nextScreen = async (tab: Tab): Promise<readonly string[]> => {
  const before = await tab.run(visibleHeadings)
  await press(tab, 'button', 'Next')
  await expect.poll(() => tab.run(visibleHeadings), { timeout: timeoutMs }).not.toEqual(before)
  return tab.run(visibleHeadings)
}

/** At least as many groups as any step has. */
const mostGroups = 12

/** Presses Next as often as it takes to reach the step. */
export const next = async (tab: Tab, ...titles: readonly string[]): Promise<void> => {
  for (let presses = 0; presses < mostGroups; presses++) {
    const headings = await nextScreen(tab)
    if (titles.some((title) => headings.includes(title))) return
  }
  throw new Error(`Next did not lead to ${titles.join(' or ')}`)
}

/** The stored photo of a view: its size in bytes, and the advice of the quality check. */
export const storedPhoto = (tab: Tab, view: string) =>
  tab.run(async (key) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('hair-quiz')
      request.onsuccess = () => resolve(request.result)
    })
    const record = await new Promise<{ bytes: ArrayBuffer; advice: string | null } | undefined>((resolve) => {
      const request = database.transaction('photos').objectStore('photos').get(key)
      request.onsuccess = () => resolve(request.result as never)
    })
    database.close()
    return record ? { length: record.bytes.byteLength, advice: record.advice } : null
  }, view)
