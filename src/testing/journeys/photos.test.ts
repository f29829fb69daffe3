import type { Page, Request } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withAccount } from '#testing/browser/account-visitor.ts'
import {
  addressOf,
  atPhotos,
  drawnFile,
  dropOn,
  heic,
  hideCanvas,
  hugePng,
  keptPhoto,
  pasteFiles,
  picture,
  press,
  said,
  turned,
} from '#testing/browser/photo-visitor.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
import {
  agree,
  atStep,
  choose,
  drawnAhead,
  expectAccessible,
  finish,
  next,
  start,
  stepTitles,
  visiting,
} from '#testing/browser/quiz-visitor.ts'
import { storedPhotos } from '#testing/server/stored-photos.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)

describe('files', () => {
  test('go into the place that they were chosen for, and change places by keyboard', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await atPhotos(page)
      await page.getByLabel('Choose a picture: Side').setInputFiles(await drawnFile(page, 'a.jpg', 1))
      await said(page, 'a.jpg is now your picture: Side')
      await dropOn(page, '[data-place=back]', [await drawnFile(page, 'b.jpg', 2)])
      await picture(page, 'Back').waitFor()
      expect(await picture(page, 'Top').count()).toBe(0)
      const [back, side] = [await addressOf(page, 'Back'), await addressOf(page, 'Side')]

      await page.getByRole('button', { name: 'Swap Back and Side' }).first().focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => addressOf(page, 'Side')).toBe(back)
      expect(await addressOf(page, 'Back')).toBe(side)
      await page.getByRole('button', { name: 'Move Back to Top' }).focus()
      await page.keyboard.press('Enter')
      await picture(page, 'Top').waitFor()
      expect([await addressOf(page, 'Top'), await addressOf(page, 'Back')]).toEqual([side, undefined])
      expect(await page.evaluate(() => document.activeElement?.closest('[data-place]')?.textContent)).toContain('Top')

      // What is there is not lost to a slip of the hand.
      await dropOn(page, '[data-place=top]', [await drawnFile(page, 'c.jpg', 3)])
      await said(page, 'There is a picture already: Top. Delete it, or take it again.')
      expect(await addressOf(page, 'Top')).toBe(side)

      await page.reload()
      await press(page, 'Continue')
      await picture(page, 'Top').waitFor()
      expect([await addressOf(page, 'Top'), await addressOf(page, 'Side')]).toEqual([side, back])
    })
  })

  test('are dropped and pasted anywhere on the page', async () => {
    const context = { permissions: ['clipboard-read', 'clipboard-write'] }
    await visit({ camera: 'none', context }, async ({ page }) => {
      await atPhotos(page)
      await dropOn(page, 'h1', [await drawnFile(page, 'a.jpg', 1)])
      await picture(page, 'Top').waitFor()
      await pasteFiles(page, [await drawnFile(page, 'b.jpg', 2)])
      await picture(page, 'Back').waitFor()
      await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(700, 700)
        canvas.getContext('2d')?.fillRect(0, 0, 300, 700)
        const blob = await canvas.convertToBlob({ type: 'image/png' })
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
      })
      await press(page, 'Paste a picture')
      await said(page, 'Pasted picture is now your picture: Side')
      await picture(page, 'Side').waitFor()
      expect((await keptPhoto(page, 'side'))?.type).toBe('image/jpeg')
    })
  })

  test('are not taken before their step is seen, nor after', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await start(page)
      await drawnAhead(page, 'Upload Pictures')
      await pasteFiles(page, [await drawnFile(page, 'early.jpg', 1)])
      await next(page, 'Upload Pictures')
      await pasteFiles(page, [await drawnFile(page, 'a.jpg', 2)])
      await picture(page, 'Top').waitFor()
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await atStep(page, stepTitles[0])
      await pasteFiles(page, [await drawnFile(page, 'late.jpg', 3)])
      await next(page, 'Upload Pictures')
      await picture(page, 'Top').waitFor()
      await said(page, '1 of 3')
      expect(await page.getByRole('img', { name: /^Your picture/ }).count()).toBe(1)
    })
  })

  test('that are no pictures are refused by name, with the reason, and the others are kept', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await atPhotos(page)
      const good = await drawnFile(page, 'good.jpg', 1)
      const small = { ...good, name: 'small.jpg', buffer: await smaller(page) }
      const moving = Buffer.alloc(64)
      moving.write('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02', 0, 'latin1')
      await page
        .getByLabel('Upload Pictures', { exact: true })
        .setInputFiles([
          { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
          { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir or Madam, this is a letter') },
          heic('IMG_0001.HEIC'),
          hugePng('huge.png'),
          { name: 'heavy.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([good.buffer, Buffer.alloc(11_000_000)]) },
          { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: good.buffer.subarray(0, 700) },
          { name: 'dance.webp', mimeType: 'image/webp', buffer: moving },
          small,
          good,
        ])
      await picture(page, 'Top').waitFor()
      const problems = page.getByRole('alert')
      for (const words of [
        '“empty.jpg” is empty. Choose another picture.',
        '“letter.jpg” is not a picture we can read. Choose a JPG, PNG or WebP file.',
        '“IMG_0001.HEIC” is a HEIC picture, which this browser cannot read. Save it as JPG, or take the picture with the camera here.',
        '“huge.png” has too many pixels. Choose a smaller picture.',
        '“heavy.jpg” is larger than 10 MB. Choose a smaller picture.',
        'We could not read “cut.jpg”. It may be damaged. Choose another picture.',
        '“dance.webp” moves. Choose a still picture.',
        '“small.jpg” is too small. Choose a picture of at least 640 by 480 pixels.',
      ])
        await problems.getByText(words).waitFor()
      expect(await page.getByRole('img', { name: /^Your picture/ }).count()).toBe(1)
      await expectAccessible(page, 'files refused')
    })
  })

  test('that are the same are told, and more than there is room for are named', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await atPhotos(page)
      const one = await drawnFile(page, 'one.jpg', 1)
      const field = page.getByLabel('Upload Pictures', { exact: true })
      await field.setInputFiles([one, { ...one, name: 'twin.jpg' }])
      await said(page, '“twin.jpg” is the same as a picture you have added. Choose another one, or keep it.')
      await picture(page, 'Back').waitFor()
      await field.setInputFiles([await drawnFile(page, 'two.jpg', 2), { ...one, name: 'late.jpg' }])
      await said(page, 'There was room for 1 more picture. These were not added: late.jpg')
      expect(await page.getByText(/is the same as/).count()).toBe(0)
      await pasteFiles(page, [one])
      await said(page, 'You have three pictures. Delete one to add another.')
    })
  })

  test('that are large are kept, and are there after a reload', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await atPhotos(page)
      // Nothing in it repeats: as a JPEG it is some hundred times as large as one of the others.
      const noise = Buffer.from(Array.from({ length: 900 * 700 * 3 }, (_, at) => (at * at) % 251))
      const buffer = await sharp(noise, { raw: { width: 900, height: 700, channels: 3 } })
        .jpeg({ quality: 100 })
        .toBuffer()
      await page
        .getByLabel('Choose a picture: Side')
        .setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer })
      await picture(page, 'Side').waitFor()
      expect((await keptPhoto(page, 'side'))?.text.length).toBeGreaterThan(200_000)
      await page.reload()
      await press(page, 'Continue')
      await picture(page, 'Side').waitFor()
    })
  })

  test('are kept as they are where the browser answers a canvas with noise, and the camera says why it stays off', async () => {
    await visit({}, async ({ page }) => {
      await page.addInitScript(hideCanvas)
      await atPhotos(page)
      const file = await drawnFile(page, 'own.jpg', 3)
      await page.getByLabel('Choose a picture: Side').setInputFiles(file)
      await picture(page, 'Side').waitFor()
      const kept = await keptPhoto(page, 'side')
      // The two decode other bytes in other ways.
      const plain = (text = '') => [text.length, text.replaceAll(/[^ -~]/g, '')]
      expect([kept?.type, plain(kept?.text)]).toEqual(['image/jpeg', plain(file.buffer.toString('latin1'))])
      await press(page, 'Take Pictures')
      await page.getByRole('heading', { name: 'Your privacy settings hide the picture' }).waitFor()
    })
  })

  test('are kept the right way up, bounded, and without what a phone writes into them', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await atPhotos(page)
      const plain = await drawnFile(page, 'plain.jpg', 1)
      // Where the top left corner goes, by the orientation that is written into the file.
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
        await page.getByLabel('Choose a picture: Top').setInputFiles(turned(plain, orientation))
        await picture(page, 'Top').waitFor()
        const kept = await keptPhoto(page, 'top')
        const across = orientation > 4
        expect([kept?.width, kept?.height, kept?.dark]).toEqual([
          across ? 640 : 800,
          across ? 800 : 640,
          [corners[orientation]],
        ])
        expect(kept?.text).not.toMatch(/Exif|GPS|51\.47/)
        await press(page, 'Delete picture 1, Top')
        await page.getByLabel('Choose a picture: Top').waitFor({ state: 'attached' })
      }
    })
  })
})

describe('advice on a picture', () => {
  test('is a word with what to do, and is kept anyway', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await atPhotos(page)
      const dark = await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(800, 640)
        canvas.getContext('2d')?.fillRect(0, 0, 800, 640)
        return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
      })
      const file = { name: 'dark.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(dark) }
      await page.getByLabel('Choose a picture: Back').setInputFiles(file)
      await page.getByText('Back: Too Dark', { exact: true }).waitFor()
      await said(page, 'Not enough light reaches the camera. Face a window or turn on a light, then try again.')
      await expectAccessible(page, 'advice')
      await press(page, 'Keep it anyway: Back')
      await page.getByText('Back: Too Dark', { exact: true }).waitFor({ state: 'detached' })
      await picture(page, 'Back').waitFor()
      await page.reload()
      await press(page, 'Continue')
      await said(page, 'Too Dark')
      expect(await page.getByText('Back: Too Dark', { exact: true }).count()).toBe(0)
    })
  })
})

describe('without a yes to photos', () => {
  test('nothing about them leaves the device', async () => {
    await visit({ phone: true, camera: 'none' }, async ({ page }) => {
      const sent: Request[] = []
      page.on('request', (request) => sent.push(request))
      await atPhotos(page)
      const files = await Promise.all([1, 2, 3].map((look) => drawnFile(page, `${look}.jpg`, look)))
      await page.getByLabel('Upload Pictures', { exact: true }).setInputFiles(files)
      await press(page, 'Submit Photos')
      for (const title of stepTitles.slice(2)) await next(page, title)
      await finish(page)
      const bodies = sent.map((request) => request.postData() ?? '').join('\n')
      expect(sent.filter((request) => request.url().includes('/photos/')).map((request) => request.url())).toEqual([])
      expect(bodies).toContain('claim_token')
      expect(bodies).not.toMatch(/photo|"(top|back|side)"|jpg|JFIF/i)
      expect(storedPhotos(product)).toEqual([])
    })
  })
})

describe('with a yes', () => {
  test('they stand in the report, side by side with the next ones, and are deleted one by one and all', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      await withAccount(page)
      const quiz = async (looks: readonly number[]) => {
        await start(page)
        await choose(page, 'Which picture is closest to your natural hair type?', '4C')
        await next(page, 'Upload Pictures')
        const files = await Promise.all(looks.map((look) => drawnFile(page, `${look}.jpg`, look)))
        await page.getByLabel('Upload Pictures', { exact: true }).setInputFiles(files)
        await press(page, 'Submit Photos')
        await agree(page, 'Your photos')
        for (const title of stepTitles.slice(2)) await next(page, title)
        await finish(page)
        await expect.poll(() => page.getByRole('img', { name: /^Your picture/ }).count()).toBe(3)
      }
      await quiz([1, 2, 3])
      // On the device they are no longer: they were sent.
      expect(await keptPhoto(page, 'top')).toBe(null)
      await press(page, 'Retake test')
      await atStep(page, stepTitles[0])
      await page.goto('/quiz')
      await quiz([4, 5, 6])

      await page.getByRole('link', { name: 'Go to my dashboard' }).first().click()
      await page.getByRole('link', { name: 'Compare with your last pictures' }).click()
      await page.getByRole('heading', { name: 'Pictures side by side' }).waitFor()
      const shown = page.getByRole('main').getByRole('img', { name: /(Top|Back|Side)/i })
      await expect.poll(() => shown.count()).toBe(6)
      await expectAccessible(page, 'side by side')

      await page.goto('/dashboard/')
      await press(page, 'Delete this picture: Back')
      await press(page, 'Delete for ever')
      await page.getByRole('button', { name: 'Delete this picture: Back' }).waitFor({ state: 'detached' })
      const left = storedPhotos(product).length
      await press(page, 'Delete all my pictures')
      await press(page, 'Delete for ever')
      await said(page, 'All your photos are deleted for ever.')
      await said(page, 'There are no pictures in this report.')
      expect(storedPhotos(product)).toHaveLength(left - 2)
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
