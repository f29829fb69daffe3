/** At the photo step, no press loses the focus or moves it to a button that deletes. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { drawnFile, movePicture, openCamera, openPhotoStep, picture, press } from '#testing/browser/photo-visitor.ts'
import { servedProduct } from '#testing/browser/served-product.ts'
import { filled, live, viewTitle } from '#testing/live-content.ts'

const { visit } = servedProduct()
const { actions, camera, ways } = live.photos.texts

const namedButton = (page: Page, template: string, view: string) =>
  page.getByRole('button', { name: filled(template, { view: viewTitle(view) }), exact: true })
const fileInput = (page: Page, view: string) =>
  page.getByLabel(filled(ways.choose_view, { view: viewTitle(view) }), { exact: true })
/** Chooses a file as a keyboard user does: with the focus on the input. */
const chooseFile = async (page: Page, view: string, look: number) => {
  const input = fileInput(page, view)
  await input.focus()
  await input.setInputFiles(await drawnFile(page, `${view}.jpg`, look))
  await picture(page, view).waitFor()
}
const openUpload = (page: Page) => page.getByText(ways.device, { exact: true }).click()
const expectFocus = async (page: Page, template: string, view: string): Promise<void> => {
  const hasFocus = () => namedButton(page, template, view).evaluate((button) => button === document.activeElement)
  await expect.poll(hasFocus).toBe(true)
}
const announcedIn = (page: Page) => page.locator('p[role=status]').last()

describe('with the camera on', () => {
  test('another view leads to the shutter, and says what to do', async () => {
    await visit({}, async ({ page }) => {
      await openPhotoStep(page)
      await openCamera(page)
      await namedButton(page, camera.aim_view, 'side').press('Enter')
      await expectFocus(page, camera.capture_view, 'side')
      const { guide, title } = live.photos.views.find(({ id }) => id === 'side') ?? expect.fail('There is a side')
      await expect.poll(() => announcedIn(page).textContent()).toContain(`${title}. ${guide}`)
    })
  })

  test('so does keeping the old picture', async () => {
    await visit({}, async ({ page }) => {
      await openPhotoStep(page)
      await openUpload(page)
      await chooseFile(page, 'top', 1)
      await namedButton(page, actions.retake_view, 'top').press('Enter')
      await namedButton(page, camera.capture_view, 'top').waitFor()
      await page.getByRole('button', { name: actions.keep_old, exact: true }).press('Enter')
      await expectFocus(page, camera.capture_view, 'back')
    })
  })
})

/** A visit at the photo step, without a camera, with a picture of the top. */
const visitWithPicture = (journey: (page: Page) => Promise<void>) =>
  visit({ camera: 'none' }, async ({ page }) => {
    await openPhotoStep(page)
    await openUpload(page)
    await chooseFile(page, 'top', 1)
    await journey(page)
  })

describe('a picture from a file', () => {
  test('leads to the button that takes it again', async () => {
    await visitWithPicture(async (page) => {
      await expectFocus(page, actions.retake_view, 'top')
    })
  })

  test('leads back to the menu when it was moved, or has changed places', async () => {
    await visitWithPicture(async (page) => {
      await movePicture(page, 'top', 'move_to', 'side')
      await expectFocus(page, actions.more, 'side')
      await chooseFile(page, 'top', 2)
      await movePicture(page, 'top', 'swap', 'side')
      await expectFocus(page, actions.more, 'side')
    })
  })
})

test('after a reset, the focus is where pictures are taken', async () => {
  await visitWithPicture(async (page) => {
    await press(page, actions.reset)
    await page.getByRole('dialog').getByRole('button', { name: actions.reset_dialog.confirm }).press('Enter')
    await picture(page, 'top').waitFor({ state: 'detached' })
    const take = page.getByRole('button', { name: ways.take, exact: true })
    await expect.poll(() => take.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})
