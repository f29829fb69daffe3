/** The messages of the photo step: announcements to screen readers, the warning, and the toast. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  openPhotoStep,
  drawnFile,
  movePicture,
  picture,
  press,
  waitForText,
  threePictures,
} from '#testing/browser/photo-visitor.ts'
import { atStep, next } from '#testing/browser/quiz-visitor.ts'
import { byId, filled, live, pattern, viewTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

/** Records every text in the status region of the page. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const own = window as unknown as { announced: string[] }
    own.announced = []
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.matches('p[role=status]') && target.textContent)
          own.announced.push(target.textContent)
    }).observe(document, { childList: true, subtree: true })
  })

/** All announced sentences so far. Several waiting texts may be in the region at once. */
const announced = async (page: Page): Promise<string> =>
  (await page.evaluate(() => (window as unknown as { announced: string[] }).announced)).join(' ')

const expectHeard = async (page: Page, sentences: readonly string[]) => {
  await expect.poll(() => announced(page)).toBe(sentences.join(' '))
}

const { classes } = live.photos.texts.feedback
const verdicts = [byId(classes, 'approved'), byId(classes, 'background')]
const checked = (n: number, view: string, verdict: { readonly title: string; readonly advice: string }) =>
  filled(live.photos.texts.slot_full, {
    n,
    view: viewTitle(view),
    feedback: verdict.title,
    advice: verdict.advice,
  })

/** The controls that the message covers. */
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
      await openPhotoStep(page)
      const expected: string[] = []
      const add = async (view: string, n: number, file: string, look: number) => {
        await page
          .getByLabel(filled(live.photos.texts.ways.choose_view, { view: viewTitle(view) }))
          .setInputFiles(await drawnFile(page, file, look))
        const place = page.locator(`[data-place=${view}]`)
        const seen = verdicts.map(({ title }) => place.getByText(title, { exact: true }))
        await seen.reduce((one, other) => one.or(other)).waitFor()
        const isApproved = ((await seen[0]?.count()) ?? 0) > 0
        expected.push(
          filled(live.photos.texts.actions.added, { file: file, view: viewTitle(view) }),
          checked(n, view, byId(classes, isApproved ? 'approved' : 'background')),
        )
        await expectHeard(page, expected)
      }
      await add('top', 1, 'a.jpg', 1)
      await add('back', 2, 'b.jpg', 2)

      await movePicture(page, 'top', 'swap', 'back')
      expected.push(filled(live.photos.texts.actions.swapped, { view: viewTitle('top'), other: viewTitle('back') }))
      await expectHeard(page, expected)
      await movePicture(page, 'back', 'move_to', 'side')
      expected.push(filled(live.photos.texts.actions.moved, { view: viewTitle('back'), other: viewTitle('side') }))
      await expectHeard(page, expected)
      await press(page, filled(live.photos.texts.actions.delete_view, { n: 3, view: viewTitle('side') }))
      expected.push(filled(live.photos.texts.actions.deleted, { view: viewTitle('side') }))
      await expectHeard(page, expected)
    })
  })

  test('says that the camera has taken a picture, and what it is like, once each', async () => {
    await visit({}, async ({ page }) => {
      await listen(page)
      await openPhotoStep(page)
      await press(page, live.photos.texts.ways.take)
      await press(page, filled(live.photos.texts.camera.capture_view, { view: viewTitle('top') }))
      await picture(page, 'top').waitFor()
      const [verdict = ''] = checked(1, 'top', { title: '|', advice: '' }).split('|')
      await expect.poll(() => announced(page)).toContain(verdict)
      const all = await announced(page)
      const taken = filled(live.photos.texts.camera.taken, { view: viewTitle('top') })
      for (const sentence of [taken, verdict]) expect(all.split(sentence)).toHaveLength(2)
      expect(all).not.toContain(filled(live.photos.texts.actions.added, { file: '', view: viewTitle('top') }).trim())
      // The advice of the live camera in between is also a complete sentence.
      for (const sentence of all.split(/(?<=\.) /)) expect(sentence).toMatch(/^[A-Z“].*\.$/)
    })
  })
})

describe('a warning about files', () => {
  test('goes when the pictures are submitted', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await openPhotoStep(page)
      const files = await Promise.all([1, 2, 3, 4, 5].map((look) => drawnFile(page, `${look}.jpg`, look)))
      const field = page.getByLabel(live.photos.texts.ways.upload, { exact: true })
      await field.setInputFiles(files.slice(0, 1))
      await picture(page, 'top').waitFor()
      await field.setInputFiles(files.slice(1))
      await waitForText(page, filled(live.messages.upload.too_many, { count: 2, files: '4.jpg, 5.jpg' }))
      await press(page, live.photos.texts.actions.submit)
      await page.getByText(pattern(live.messages.upload.too_many)).waitFor({ state: 'detached' })
      expect(await page.getByRole('alert').count()).toBe(0)
    })
  })
})

describe('the message that comes and goes', () => {
  test('takes no press, covers nothing that can be pressed, and goes with its step', async () => {
    const context = { viewport: { width: 390, height: 844 } }
    await visit({ phone: true, camera: 'none', context }, async ({ page }) => {
      await openPhotoStep(page)
      await page.getByLabel(live.photos.texts.ways.upload, { exact: true }).setInputFiles(await threePictures(page))
      await press(page, live.photos.texts.actions.reset)
      await press(page, live.photos.texts.actions.reset_dialog.confirm)
      const toast = page.locator('.toast__root')
      await toast.waitFor()
      await expect.poll(() => coveredBy(page), { message: 'after it came' }).toEqual([])
      await page.mouse.wheel(0, -300)
      await expect.poll(() => coveredBy(page), { message: 'after scrolling' }).toEqual([])
      // The message never receives pointer events.
      expect(await toast.evaluate(isMet)).toBe(false)

      await next(page, 'extra_information')
      await toast.waitFor({ state: 'detached' })
      await next(page, 'medical')
      await atStep(page, 'medical')
      expect(await toast.count()).toBe(0)
    })
  })
})
