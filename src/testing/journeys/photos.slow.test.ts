import type { Page, Request } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { capitalised } from '#engine/capitalised.ts'
import { withAccount } from '#testing/browser/account-visitor.ts'
import {
  storedPhotoId,
  openPhotoStep,
  drawnFile,
  dropOn,
  heic,
  hideCanvas,
  hugePng,
  menuOf,
  storedPhoto,
  pasteFiles,
  picture,
  press,
  quantisation,
  storedByServer,
  waitForText,
  withOrientation,
  threePictures,
} from '#testing/browser/photo-visitor.ts'
import {
  agree,
  atStep,
  choose,
  beginAnswering,
  waitUntilPrerendered,
  expectAccessible,
  finish,
  next,
  start,
  skipAnalysingDelay,
} from '#testing/browser/quiz-visitor.ts'
import { storedPhotos } from '#testing/server/stored-photos.ts'
import { byId, filled, live, pattern, stepIds, viewTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { product, visit } = servedProduct()

describe('files', () => {
  test('go into the place that they were chosen for, and change places by keyboard', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await openPhotoStep(page)
      await page
        .getByLabel(filled(live.photos.texts.ways.choose_view, { view: viewTitle('side') }))
        .setInputFiles(await drawnFile(page, 'a.jpg', 1))
      await waitForText(page, filled(live.photos.texts.actions.added, { file: 'a.jpg', view: viewTitle('side') }))
      await dropOn(page, '[data-place=back]', [await drawnFile(page, 'b.jpg', 2)])
      await picture(page, 'back').waitFor()
      expect(await picture(page, 'top').count()).toBe(0)
      const [back, side] = [await storedPhotoId(page, 'back'), await storedPhotoId(page, 'side')]

      const { actions } = live.photos.texts
      const openMenu = async () => {
        await page.getByRole('button', { name: actions.more, exact: true }).focus()
        await page.keyboard.press('Enter')
      }
      const focus = (name: string) => menuOf(page, 'back').getByRole('button', { name, exact: true }).focus()
      await openMenu()
      await menuOf(page, 'back').waitFor()
      await page.keyboard.press('Escape')
      expect(await menuOf(page, 'back').count()).toBe(0)
      await page.keyboard.press('Enter')
      await focus(filled(actions.swap, { view: viewTitle('back'), other: viewTitle('side') }))
      await page.keyboard.press('Enter')
      await expect.poll(() => storedPhotoId(page, 'side')).toBe(back)
      expect(await storedPhotoId(page, 'back')).toBe(side)
      await openMenu()
      await focus(filled(actions.move_to, { view: viewTitle('back'), other: viewTitle('top') }))
      await page.keyboard.press('Enter')
      await picture(page, 'top').waitFor()
      await expect
        .poll(async () => [await storedPhotoId(page, 'top'), await storedPhotoId(page, 'back')])
        .toEqual([side, undefined])
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(actions.more)

      // An existing picture is not replaced by accident.
      await dropOn(page, '[data-place=top]', [await drawnFile(page, 'c.jpg', 3)])
      await waitForText(page, filled(live.messages.upload.taken, { view: viewTitle('top') }))
      expect(await storedPhotoId(page, 'top')).toBe(side)

      await page.reload()
      await press(page, live.pages.quiz.resume.continue)
      await picture(page, 'top').waitFor()
      expect([await storedPhotoId(page, 'top'), await storedPhotoId(page, 'side')]).toEqual([side, back])
    })
  })

  test('have a sign to delete them that forced colours do not hide', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await openPhotoStep(page)
      await dropOn(page, '[data-place=back]', [await drawnFile(page, 'b.jpg', 2)])
      const sign = page.getByRole('button', { name: pattern(live.photos.texts.actions.delete_view) }).locator('svg')
      await sign.waitFor()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        const [lines, disc] = await sign.evaluate((element) => {
          const { backgroundColor, color } = getComputedStyle(element)
          return [color, backgroundColor].map((one) => Number(/\d+/.exec(one)?.[0]))
        })
        expect(Math.abs((lines ?? 0) - (disc ?? 0))).toBeGreaterThan(128)
      }
    })
  })

  test('are dropped and pasted anywhere on the page', async () => {
    const context = { permissions: ['clipboard-read', 'clipboard-write'] }
    await visit({ camera: 'none', context }, async ({ page }) => {
      await openPhotoStep(page)
      await dropOn(page, 'h1', [await drawnFile(page, 'a.jpg', 1)])
      await picture(page, 'top').waitFor()
      await pasteFiles(page, [await drawnFile(page, 'b.jpg', 2)])
      await picture(page, 'back').waitFor()
      await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(700, 700)
        canvas.getContext('2d')?.fillRect(0, 0, 300, 700)
        const blob = await canvas.convertToBlob({ type: 'image/png' })
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
      })
      await page.getByText(live.photos.texts.ways.device, { exact: true }).click()
      await press(page, live.photos.texts.ways.paste)
      await waitForText(
        page,
        filled(live.photos.texts.actions.added, {
          file: live.photos.texts.ways.pasted_name,
          view: viewTitle('side'),
        }),
      )
      await picture(page, 'side').waitFor()
      expect((await storedPhoto(page, 'side'))?.type).toBe('image/jpeg')
    })
  })

  test('are not taken before their step is seen, nor after', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await start(page)
      await beginAnswering(page)
      await waitUntilPrerendered(page, 'photos')
      await pasteFiles(page, [await drawnFile(page, 'early.jpg', 1)])
      await next(page, 'photos')
      await pasteFiles(page, [await drawnFile(page, 'a.jpg', 2)])
      await picture(page, 'top').waitFor()
      await page.getByRole('button', { name: live.pages.quiz.frame.back, exact: true }).click()
      await atStep(page, 'goals')
      await pasteFiles(page, [await drawnFile(page, 'late.jpg', 3)])
      await next(page, 'photos')
      await picture(page, 'top').waitFor()
      await waitForText(page, filled(live.photos.texts.count, { count: 1, total: 3 }))
      expect(await page.getByRole('img', { name: pattern(live.photos.texts.picture_alt) }).count()).toBe(1)
    })
  })

  test('that are no pictures are refused by name, with the reason, and the others are kept', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await openPhotoStep(page)
      const { max_file_mb, min_height, min_width } = live.photos
      const good = await drawnFile(page, 'good.jpg', 1)
      const small = { ...good, name: 'small.jpg', buffer: await smaller(page) }
      const moving = Buffer.alloc(64)
      moving.write('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02', 0, 'latin1')
      await page.getByLabel(live.photos.texts.ways.upload, { exact: true }).setInputFiles([
        { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
        { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir or Madam, this is a letter') },
        heic('IMG_0001.HEIC'),
        hugePng('huge.png'),
        {
          name: 'heavy.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.concat([good.buffer, Buffer.alloc((max_file_mb + 1) * 1024 * 1024)]),
        },
        { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: good.buffer.subarray(0, 700) },
        { name: 'dance.webp', mimeType: 'image/webp', buffer: moving },
        small,
        good,
      ])
      await picture(page, 'top').waitFor()
      const problems = page.getByRole('alert')
      for (const words of [
        filled(live.messages.upload.empty, { file: 'empty.jpg' }),
        filled(live.messages.upload.wrong_type, { file: 'letter.jpg' }),
        filled(live.messages.upload.heic, { file: 'IMG_0001.HEIC' }),
        filled(live.messages.upload.too_many_pixels, { file: 'huge.png' }),
        filled(live.messages.upload.too_large, { file: 'heavy.jpg', max: max_file_mb }),
        filled(live.messages.upload.unreadable, { file: 'cut.jpg' }),
        filled(live.messages.upload.animated, { file: 'dance.webp' }),
        filled(live.messages.upload.too_small, { file: 'small.jpg', width: min_width, height: min_height }),
      ])
        await problems.getByText(words).waitFor()
      expect(await page.getByRole('img', { name: pattern(live.photos.texts.picture_alt) }).count()).toBe(1)
      await expectAccessible(page, 'files refused')
    })
  })

  test('that are the same are told, and more than there is room for are named', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await openPhotoStep(page)
      const one = await drawnFile(page, 'one.jpg', 1)
      const field = page.getByLabel(live.photos.texts.ways.upload, { exact: true })
      await field.setInputFiles([one, { ...one, name: 'twin.jpg' }])
      await waitForText(page, filled(live.messages.upload.repeated, { file: 'twin.jpg' }))
      await picture(page, 'back').waitFor()
      await field.setInputFiles([await drawnFile(page, 'two.jpg', 2), { ...one, name: 'late.jpg' }])
      await waitForText(page, filled(live.messages.upload.too_many, { count: 1, files: 'late.jpg' }))
      expect(await page.getByText(pattern(live.messages.upload.repeated)).count()).toBe(0)
      await pasteFiles(page, [one])
      await waitForText(page, live.messages.upload.full)
    })
  })

  test('that are refused a second time are announced a second time', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await openPhotoStep(page)
      const field = page.getByLabel(live.photos.texts.ways.upload, { exact: true })
      const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear all') }
      await field.setInputFiles(letter)
      const first = await page.getByRole('alert').elementHandle()
      await field.setInputFiles(letter)
      await expect.poll(() => first?.evaluate((alert) => alert.isConnected)).toBe(false)
      await waitForText(page, filled(live.messages.upload.wrong_type, { file: 'letter.txt' }))
    })
  })

  test('that are large are kept as the server will store them, and are there after a reload', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await openPhotoStep(page)
      // Noise without repetition: as a JPEG it is about a hundred times as large as the other pictures.
      const noise = Buffer.from(Array.from({ length: 900 * 700 * 3 }, (_, at) => (at * at) % 251))
      const buffer = await sharp(noise, { raw: { width: 900, height: 700, channels: 3 } })
        .jpeg({ quality: 100 })
        .toBuffer()
      await page
        .getByLabel(filled(live.photos.texts.ways.choose_view, { view: viewTitle('side') }))
        .setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer })
      await picture(page, 'side').waitFor()
      const kept = await storedPhoto(page, 'side')
      expect(kept?.text.length).toBeGreaterThan(200_000)
      expect(quantisation(kept?.text)).toEqual(quantisation(await storedByServer(kept?.text)))
      await page.reload()
      await press(page, live.pages.quiz.resume.continue)
      await picture(page, 'side').waitFor()
    })
  })

  test('are kept as they are where the browser answers a canvas with noise, and the camera says why it stays off', async () => {
    await visit({}, async ({ page }) => {
      await page.addInitScript(hideCanvas)
      await openPhotoStep(page)
      const file = await drawnFile(page, 'own.jpg', 3)
      await page.getByLabel(filled(live.photos.texts.ways.choose_view, { view: viewTitle('side') })).setInputFiles(file)
      await picture(page, 'side').waitFor()
      const kept = await storedPhoto(page, 'side')
      expect([kept?.type, kept?.text]).toEqual(['image/jpeg', file.buffer.toString('latin1')])
      // It cannot be scaled down here, and the server would refuse it after the last question.
      const large = await sharp({ create: { width: 6000, height: 4500, channels: 3, background: '#754' } })
        .jpeg()
        .toBuffer()
      await page
        .getByLabel(filled(live.photos.texts.ways.choose_view, { view: viewTitle('top') }))
        .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large })
      await waitForText(page, filled(live.messages.upload.too_many_pixels, { file: 'large.jpg' }))
      await press(page, live.photos.texts.ways.take)
      await page
        .getByRole('heading', { name: byId(live.photos.texts.camera_help.failures, 'no_readback').title })
        .waitFor()
    })
  })

  test('are kept the right way up, bounded, and without what a phone writes into them', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await openPhotoStep(page)
      const plain = await drawnFile(page, 'plain.jpg', 1)
      // Where the top left corner ends up, by the EXIF orientation (1 to 8).
      const corners = [
        '',
        'top left',
        'top right',
        'bottom right',
        'bottom left',
        'top left',
        'top right',
        'bottom right',
        'bottom left',
      ]
      for (const orientation of [1, 3, 6, 8]) {
        await page
          .getByLabel(filled(live.photos.texts.ways.choose_view, { view: viewTitle('top') }))
          .setInputFiles(withOrientation(plain, orientation))
        await picture(page, 'top').waitFor()
        const kept = await storedPhoto(page, 'top')
        const across = orientation > 4
        expect([kept?.width, kept?.height, kept?.dark]).toEqual([
          across ? 640 : 800,
          across ? 800 : 640,
          [corners[orientation]],
        ])
        expect(kept?.text).not.toMatch(/Exif|GPS|51\.47/)
        await press(page, filled(live.photos.texts.actions.delete_view, { n: 1, view: viewTitle('top') }))
        await page
          .getByLabel(filled(live.photos.texts.ways.choose_view, { view: viewTitle('top') }))
          .waitFor({ state: 'attached' })
      }
    })
  })
})

describe('advice on a picture', () => {
  test('is a word with what to do, and is kept anyway', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await openPhotoStep(page)
      const dark = await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(800, 640)
        canvas.getContext('2d')?.fillRect(0, 0, 800, 640)
        return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
      })
      const file = { name: 'dark.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(dark) }
      await page.getByLabel(filled(live.photos.texts.ways.choose_view, { view: viewTitle('back') })).setInputFiles(file)
      const place = page.locator('[data-place=back]')
      const { advice, live: words, title } = byId(live.photos.texts.feedback.classes, 'too_dark')
      const short = capitalised(words, 'en')
      await place.getByText(title, { exact: true }).waitFor()
      await place.getByText(short, { exact: true }).waitFor()
      // The warning is shown only once, at the picture.
      expect(await page.getByText(title, { exact: true }).count()).toBe(1)
      expect(await page.getByRole('main').getByText(advice).count()).toBe(0)
      await expectAccessible(page, 'advice')
      await press(page, live.photos.texts.actions.more)
      await press(page, filled(live.photos.texts.actions.keep_view, { view: viewTitle('back') }))
      await place.getByText(short, { exact: true }).waitFor({ state: 'detached' })
      await picture(page, 'back').waitFor()
      await page.reload()
      await press(page, live.pages.quiz.resume.continue)
      await place.getByText(title, { exact: true }).waitFor()
      expect(await place.getByText(short, { exact: true }).count()).toBe(0)
    })
  })
})

describe('without a yes to photos', () => {
  test('nothing about them leaves the device', async () => {
    await visit({ phone: true, camera: 'none' }, async ({ page }) => {
      const sent: Request[] = []
      page.on('request', (request) => sent.push(request))
      await openPhotoStep(page)
      await page.getByLabel(live.photos.texts.ways.upload, { exact: true }).setInputFiles(await threePictures(page))
      await press(page, live.photos.texts.actions.submit)
      for (const step of stepIds.slice(2)) await next(page, step)
      await finish(page)
      const bodies = sent.map((request) => request.postData() ?? '').join('\n')
      expect(sent.filter((request) => request.url().includes('/photos/')).map((request) => request.url())).toEqual([])
      expect(bodies).toContain('claim_token')
      expect(bodies).not.toMatch(/photo|"(top|back|side)"|jpg|JFIF/i)
      expect(storedPhotos(product())).toEqual([])
      const views = ['top', 'back', 'side'].map((id) => viewTitle(id))
      await page.getByText(filled(live.pages.quiz.results.photos_own, { views: views.join(', ') })).waitFor()
    })
  })
})

describe('with a yes', () => {
  test('they stand in the report, side by side with the next ones, and are deleted one by one and all', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await withAccount(page)
      const quiz = async (looks: readonly number[]) => {
        await skipAnalysingDelay(page)
        await start(page)
        await choose(page, '5', 'type_4c')
        await next(page, 'photos')
        const files = await Promise.all(looks.map((look) => drawnFile(page, `${look}.jpg`, look)))
        await page.getByLabel(live.photos.texts.ways.upload, { exact: true }).setInputFiles(files)
        await press(page, live.photos.texts.actions.submit)
        await agree(page, 'photos')
        for (const step of stepIds.slice(2)) await next(page, step)
        await finish(page)
        await expect.poll(() => page.getByRole('img', { name: pattern(live.photos.texts.picture_alt) }).count()).toBe(3)
      }
      await quiz([1, 2, 3])
      // The photos are no longer on the device, because they were sent.
      await expect.poll(() => storedPhoto(page, 'top')).toBe(null)
      await press(page, live.pages.quiz.results.again.label)
      await atStep(page, 'goals')
      await page.goto('/quiz')
      await quiz([4, 5, 6])

      await page.getByRole('link', { name: live.pages.quiz.results.user.dashboard.label }).first().click()
      await page.getByRole('link', { name: live.pages.dashboard.analysis.photos.compare }).click()
      await page.getByRole('heading', { name: live.pages.dashboard.report_history.compare.photos_heading }).waitFor()
      const shown = page
        .getByRole('main')
        .getByRole('img', { name: new RegExp(['top', 'back', 'side'].map(viewTitle).join('|'), 'i') })
      await expect.poll(() => shown.count()).toBe(6)
      await expectAccessible(page, 'side by side')

      await page.goto('/dashboard/')
      await press(page, `${live.pages.dashboard.analysis.photos.delete}: ${viewTitle('back')}`)
      await press(page, live.pages.dashboard.analysis.photos.delete_dialog.confirm)
      await page
        .getByRole('button', { name: `${live.pages.dashboard.analysis.photos.delete}: ${viewTitle('back')}` })
        .waitFor({ state: 'detached' })
      const left = storedPhotos(product()).length
      await press(page, live.pages.dashboard.analysis.photos.delete_all)
      await press(page, live.pages.dashboard.analysis.photos.delete_dialog.confirm)
      await waitForText(page, live.messages.photos.all_deleted)
      await waitForText(page, live.pages.dashboard.analysis.photos.none)
      expect(storedPhotos(product())).toHaveLength(left - 2)
    })
  })
})

const smaller = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(320, 240)
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
    }),
  )
