/** What is said at the photo step: to screen readers, in the warning, and in the message that comes and goes. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atPhotos, drawnFile, picture, press, said } from '#testing/browser/photo-visitor.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
import { agree, atStep, next, visiting } from '#testing/browser/quiz-visitor.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)

/** Keeps every text that stands in the status region of the page, from the first one on. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const own = window as unknown as { heard: string[] }
    own.heard = []
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.matches('p[role=status]') && target.textContent)
          own.heard.push(target.textContent)
    }).observe(document, { childList: true, subtree: true })
  })

/** All sentences so far: texts that wait for one another may share the region. */
const heard = async (page: Page): Promise<string> =>
  (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).join(' ')

const expectHeard = async (page: Page, sentences: readonly string[]) => {
  await expect.poll(() => heard(page)).toBe(sentences.join(' '))
}

const advice = {
  Approved: 'This picture is clear.',
  Background: 'There is a lot behind you. Stand in front of a plain wall.',
}
const checked = (place: string, verdict: keyof typeof advice) =>
  `The check of picture ${place}, says: ${verdict}. ${advice[verdict]}`

/** What can be pressed and lies under the message. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.toast__root')?.getBoundingClientRect()
    return [...document.querySelectorAll('button, a[href], label, input, summary')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { bottom, height, left, right, top, width } = element.getBoundingClientRect()
        const apart = !box || right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom
        return width * height > 1 && !apart
      })
      .map(({ textContent }) => textContent)
  })

const isMet = (element: Element) => {
  const { bottom, left, right, top } = element.getBoundingClientRect()
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return met !== null && element.contains(met)
}

describe('the status region', () => {
  test('says each thing once, in whole sentences: files, a replaced one, a move, a swap, a deletion', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await listen(page)
      await atPhotos(page)
      const verdicts: string[] = []
      const add = async (view: string, n: number, file: string, look: number) => {
        await page.getByLabel(`Choose a picture: ${view}`).setInputFiles(await drawnFile(page, file, look))
        const place = page.locator(`[data-place=${view.toLowerCase()}]`)
        await place.getByText(/^(Approved|Background)$/).waitFor()
        const verdict = (await place.getByText('Approved', { exact: true }).count()) > 0 ? 'Approved' : 'Background'
        verdicts.push(`${file} is now your picture: ${view}.`, checked(`${n}, ${view}`, verdict))
        await expectHeard(page, verdicts)
      }
      await add('Top', 1, 'a.jpg', 1)
      await add('Back', 2, 'b.jpg', 2)

      await press(page, 'Swap Top and Back')
      verdicts.push('Top and Back have changed places.')
      await expectHeard(page, verdicts)
      await press(page, 'Move Back to Side')
      verdicts.push('Your picture has moved from Back to Side.')
      await expectHeard(page, verdicts)
      await press(page, 'Delete picture 3, Side')
      verdicts.push('Your picture is deleted: Side.')
      await expectHeard(page, verdicts)
    })
  })

  test('says that the camera has taken a picture, and what it is like, once each', async () => {
    await visit({}, async ({ page }) => {
      await listen(page)
      await atPhotos(page)
      await press(page, 'Take Pictures')
      await press(page, 'Take the picture: Top')
      await picture(page, 'Top').waitFor()
      await expect.poll(() => heard(page)).toMatch(/The check of picture 1, Top, says: \w/)
      const all = await heard(page)
      expect(all.match(/The camera has taken your picture: Top\./g)).toHaveLength(1)
      expect(all.match(/The check of picture 1, Top, says:/g)).toHaveLength(1)
      expect(all).not.toContain('is now your picture')
      // The advice of the live camera in between is a sentence as well.
      for (const sentence of all.split(/(?<=\.) /)) expect(sentence).toMatch(/^[A-Z“].*\.$/)
    })
  })
})

describe('a warning about files', () => {
  test('goes when the pictures are submitted', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await atPhotos(page)
      const files = await Promise.all([1, 2, 3, 4, 5].map((look) => drawnFile(page, `${look}.jpg`, look)))
      const field = page.getByLabel('Upload Pictures', { exact: true })
      await field.setInputFiles(files.slice(0, 1))
      await picture(page, 'Top').waitFor()
      await field.setInputFiles(files.slice(1))
      await said(page, 'There was room for 2 more pictures. These were not added: 4.jpg, 5.jpg')
      await press(page, 'Submit Photos')
      await page.getByText('There was room for').waitFor({ state: 'detached' })
      expect(await page.getByRole('alert').count()).toBe(0)
    })
  })
})

describe('the message that comes and goes', () => {
  test('takes no press, covers nothing that can be pressed, and goes with its step', async () => {
    const context = { viewport: { width: 390, height: 844 } }
    await visit({ phone: true, camera: 'none', context }, async ({ page }) => {
      await atPhotos(page)
      const files = await Promise.all([1, 2, 3].map((look) => drawnFile(page, `${look}.jpg`, look)))
      await page.getByLabel('Upload Pictures', { exact: true }).setInputFiles(files)
      await press(page, 'Submit Photos')
      const toast = page.locator('.toast__root')
      await toast.waitFor()
      await agree(page, 'Your photos')
      await expect.poll(() => coveredBy(page), { message: 'after it came' }).toEqual([])
      await page.mouse.wheel(0, -300)
      await expect.poll(() => coveredBy(page), { message: 'after scrolling' }).toEqual([])
      // Wherever it lies, the pointer does not meet it.
      expect(await toast.evaluate(isMet)).toBe(false)

      await next(page, 'Extra Information')
      await toast.waitFor({ state: 'detached' })
      await next(page, 'Medical Conditions')
      await atStep(page, 'Medical Conditions')
      expect(await toast.count()).toBe(0)
    })
  })
})
