/** Driver for Firefox (WebDriver BiDi, supported by unmodified releases) and Chromium (DevTools protocol). */
import { launch, type LaunchOptions, type Page } from 'puppeteer-core'
import { findBrowser } from '#scripts/browsers/find-browser.mjs'
import { size, type Session, type SessionOptions, type Tab } from './driver.ts'

export const openChromium = async (options: SessionOptions): Promise<Session> => {
  const { args, env, executablePath } = await findBrowser()
  return open(options, {
    browser: 'chrome',
    executablePath,
    env: { ...env },
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      ...(options.isPrivate ? ['--incognito'] : []),
    ],
  })
}

export const openFirefox = (options: SessionOptions): Promise<Session> =>
  open(options, {
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '',
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'browser.privatebrowsing.autostart': options.isPrivate ?? false,
      'privacy.resistFingerprinting': options.hidesCanvas ?? false,
      'focusmanager.testmode': true,
      'ui.prefersReducedMotion': 1,
    },
  })

const open = async ({ url }: SessionOptions, options: LaunchOptions): Promise<Session> => {
  const browser = await launch({ ...options, headless: true, defaultViewport: null })
  const [page = await browser.newPage()] = await browser.pages()
  return {
    tab: await tabOf(page, url),
    newTab: async () => tabOf(await browser.newPage(), url),
    close: () => browser.close(),
  }
}

/** Puppeteer also sets the orientation, a command that Firefox 140 (ESR) does not know. The size has been set by then. */
const resize = (page: Page): Promise<void> =>
  page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride): unknown command')) throw error
  })

const tabOf = async (page: Page, url: string): Promise<Tab> => {
  await resize(page)
  const element = async (selector: string) => {
    const found = await page.$(selector)
    if (!found) throw new Error(`There is no ${selector}`)
    return found
  }
  return {
    go: async (path) => {
      await page.bringToFront()
      await page.goto(new URL(path, url).href)
    },
    run: (work, ...given) =>
      page.evaluate(work as unknown as (...all: unknown[]) => never, ...(given as readonly unknown[])),
    click: async (selector) => {
      await page.bringToFront()
      await (await element(selector)).click()
    },
    type: async (selector, text) => {
      await (await element(selector)).type(text)
    },
    press: async (key) => {
      await page.bringToFront()
      await page.keyboard.press(key)
    },
    choose: async (selector, file) => {
      const input = await element(selector)
      await (input as never as { uploadFile: (path: string) => Promise<void> }).uploadFile(file)
    },
  }
}
