import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type Product } from '#testing/browser/product.ts'
import type { Tab } from './driver.ts'
import {
  browserName,
  choosePicture,
  fill,
  go,
  inBrowser,
  storedPhoto,
  next,
  nextScreen,
  press,
  see,
  startQuiz,
} from './visitor.ts'

const later = ['Extra Information', 'Medical Conditions', 'Lifestyle', 'Hair Care', 'A little about you']
const password = 'Coils4ever-and-more'

let product: Product
let folder: string
let photo: string
beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_PER_MINUTE: '10000' } })
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
  photo = join(folder, 'own.jpg')
  await writeFile(
    photo,
    await sharp(pattern, { raw: { width: 800, height: 640, channels: 3 } })
      .jpeg()
      .toBuffer(),
  )
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

const pattern = Buffer.from(Array.from({ length: 800 * 640 * 3 }, (_, at) => (at * at) % 251))

const takePicture = async (tab: Tab): Promise<void> => {
  await press(tab, 'button', 'Take Pictures')
  await see(tab, 'button', 'Take the picture*')
  // The test is faster than a person: wait for the first frame of the camera.
  await expect.poll(() => tab.run(() => document.querySelector('video')?.videoWidth)).toBeGreaterThan(0)
  await press(tab, 'button', 'Take the picture*')
  await see(tab, 'image', 'Your picture: Top')
}

const toResult = async (tab: Tab): Promise<void> => {
  await next(tab, 'Analysing Results', 'Your results')
  await see(tab, 'heading', 'Your results')
}

describe(`the quiz in ${browserName}`, () => {
  test('can be reloaded halfway and completed, with a photo from the camera and one from the device', () =>
    inBrowser({ url: product.url }, async ({ tab }) => {
      await startQuiz(tab)
      await press(tab, 'option', 'Growth')
      await nextScreen(tab)
      await press(tab, 'option', 'Chin Length')
      await see(tab, 'text', '2 of 51*')
      // The test is faster than a person: a burst of answers is stored every half second, and WebKit stores nothing more while it leaves.
      await wait(1000)
      await go(tab, '/quiz')
      await press(tab, 'button', 'Continue')
      await see(tab, 'text', '2 of 51*')
      await next(tab, 'Upload Pictures')
      await choosePicture(tab, 'Choose a picture: Side', photo)
      await see(tab, 'image', 'Your picture: Side')
      await takePicture(tab)
      await go(tab, '/quiz')
      await press(tab, 'button', 'Continue')
      await see(tab, 'image', 'Your picture: Top')
      await see(tab, 'image', 'Your picture: Side')
      await choosePicture(tab, 'Choose a picture: Back', photo)
      await press(tab, 'button', 'I agree*')
      for (const title of later) await next(tab, title)
      await toResult(tab)
      await see(tab, 'image', 'Your picture*')
    }))

  test('in two tabs: neither overwrites the answers of the other', () =>
    inBrowser({ url: product.url }, async ({ newTab, tab }) => {
      await startQuiz(tab)
      const other = await newTab()
      await go(other, '/quiz')
      await see(other, 'button', 'Get Started')
      await press(tab, 'option', 'Growth')
      await press(other, 'button', 'Continue')
      await see(other, 'text', '1 of 51*')
      await nextScreen(other)
      await press(other, 'option', 'Chin Length')
      await press(tab, 'button', 'Use the answers from the other tab')
      await see(tab, 'text', '2 of 51*')
    }))

  test('without a network: what was opened once is finished, and sent when the network returns', async () => {
    const own = await startProduct()
    let again: Product | null = null
    try {
      await inBrowser({ url: own.url }, async ({ tab }) => {
        await startQuiz(tab)
        await press(tab, 'option', 'Growth')
        await see(tab, 'text', 'Saved on this device*')
        // Waits until the service worker has stored its files and controls the page.
        await expect
          .poll(() => tab.run(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
          .toBe(true)
        await own.stop()
        await go(tab, '/quiz')
        await press(tab, 'button', 'Continue')
        await see(tab, 'text', '1 of 51*')
        for (const title of ['Upload Pictures', ...later]) await next(tab, title)
        await next(tab, 'Analysing Results')
        await see(tab, 'heading', 'The connection was interrupted')
        again = await startProduct({ port: own.port, dataDir: own.dataDir })
        await see(tab, 'heading', 'Your results')
      })
    } finally {
      await (again ?? own).stop()
    }
  })

  test('in a private session: photos are kept', () =>
    inBrowser({ url: product.url, isPrivate: true }, async ({ tab }) => {
      await startQuiz(tab)
      await next(tab, 'Upload Pictures')
      await choosePicture(tab, 'Choose a picture: Side', photo)
      await see(tab, 'image', 'Your picture: Side')
      await takePicture(tab)
      await choosePicture(tab, 'Choose a picture: Back', photo)
      await press(tab, 'button', 'I agree*')
      for (const title of later) await next(tab, title)
      await toResult(tab)
      const pictures = () => tab.run(() => document.querySelectorAll('img[alt^="Your picture"]').length)
      await expect.poll(pictures).toBe(3)
    }))

  test('by keyboard: the focus ring follows the arrow keys', () =>
    inBrowser({ url: product.url }, async ({ tab }) => {
      await go(tab, '/quiz')
      await see(tab, 'button', 'Get Started')
      // Chromium ignores keys until the page has been painted.
      await tab.run(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      await tab.press('Tab')
      expect(await tab.run(() => document.activeElement?.getAttribute('href'))).toBe('#main')
      await press(tab, 'button', 'Get Started')
      await see(tab, 'button', 'Next')
      // The heading gets the focus after it has been rendered.
      await expect.poll(() => tab.run(() => document.activeElement?.tagName)).toBe('H1')
      const isRadio = () => tab.run(() => (document.activeElement as HTMLInputElement | null)?.type === 'radio')
      for (let tries = 0; tries < 10 && !(await isRadio()); tries += 1) await tab.press('Tab')
      await tab.press('ArrowDown')
      const at = await tab.run(() => {
        const input = document.activeElement as HTMLInputElement
        const { outlineStyle, outlineWidth } = getComputedStyle(input.closest('label') ?? input)
        return { checked: input.checked, ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 }
      })
      // Headless Firefox has no active window, and an inactive window shows no focus ring.
      expect(at).toEqual({ checked: true, ring: browserName !== 'firefox' })
    }))
})

describe(`an account in ${browserName}`, () => {
  test('can be created, offers a report as PDF, and can be logged out of and in to again', () =>
    inBrowser({ url: product.url }, async ({ tab }) => {
      const username = `amara_${browserName}`
      await go(tab, '/signup')
      await fill(tab, 'Username', username)
      await fill(tab, 'Email', `${username}@example.com`)
      await fill(tab, 'Password', password)
      await press(tab, 'button', 'Sign up', 'main')
      await expect.poll(() => tab.run(() => location.pathname)).toBe('/')
      await startQuiz(tab)
      await press(tab, 'option', 'Growth')
      for (const title of ['Upload Pictures', ...later]) await next(tab, title)
      await toResult(tab)
      await go(tab, '/dashboard/reporthistory')
      await see(tab, 'button', 'Download Report of*')
      await tab.run(() => {
        const own = window as unknown as { readonly made: Blob[] }
        Object.assign(window, { made: [] })
        // oxlint-disable-next-line typescript/unbound-method -- It is called with its object.
        const make = URL.createObjectURL
        URL.createObjectURL = (file) => {
          own.made.push(file as Blob)
          return make.call(URL, file)
        }
        // Keeps the download out of the developer's own download folder.
        HTMLAnchorElement.prototype.click = () => undefined
      })
      await press(tab, 'button', 'Download Report of*')
      const begins = () =>
        tab.run(async () => (await (window as unknown as { readonly made: Blob[] }).made[0]?.text())?.slice(0, 5))
      await expect.poll(begins).toBe('%PDF-')
      await go(tab, '/logout')
      await press(tab, 'button', 'Logout', 'main')
      await expect.poll(() => tab.run(() => location.pathname)).toBe('/')
      await go(tab, '/dashboard')
      await see(tab, 'heading', 'Login')
      await fill(tab, 'Username*', username)
      await fill(tab, 'Password', password)
      await press(tab, 'button', 'Login', 'main')
      await expect.poll(() => tab.run(() => location.pathname)).toBe('/dashboard')
    }))
})

describe(`a page in ${browserName}`, () => {
  test('loads its own font, and its mobile menu is only as high as its links', () =>
    inBrowser({ url: product.url }, async ({ tab }) => {
      await go(tab, '/')
      await expect.poll(() => tab.run(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
      await press(tab, 'button', 'Menu')
      const height = () =>
        tab.run(() => (document.querySelector('dialog[open]')?.getBoundingClientRect().height ?? 0) / innerHeight)
      await expect.poll(height).toBeGreaterThan(0.1)
      expect(await height()).toBeLessThan(0.6)
    }))
})

describe.runIf(browserName === 'firefox')('Firefox with resistFingerprinting', () => {
  test('stores the file unchanged and without advice, and explains why the camera cannot be used', () =>
    inBrowser({ url: product.url, hidesCanvas: true }, async ({ tab }) => {
      await startQuiz(tab)
      await next(tab, 'Upload Pictures')
      await choosePicture(tab, 'Choose a picture: Side', photo)
      await see(tab, 'image', 'Your picture: Side')
      await press(tab, 'button', 'Take Pictures')
      await see(tab, 'heading', 'Your privacy settings hide the picture')
      expect(await storedPhoto(tab, 'side')).toEqual({ length: (await readFile(photo)).length, advice: null })
    }))
})
