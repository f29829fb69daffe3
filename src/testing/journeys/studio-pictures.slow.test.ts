/** Pictures in the studio, from the file on the editor's computer to the published content. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readFolder } from '#content/folder/read-folder.ts'
import { openStudio } from '#testing/browser/open-studio.ts'
import type { Studio } from '#testing/browser/studio.ts'

const section = 'quiz/sections/hair-details.yaml'

const open = async (expected?: RegExp): Promise<{ readonly studio: Studio; readonly page: Page }> => {
  const { studio, page } = await openStudio('content', expected)
  await page.goto(`/studio/edit/${section}/-/questions/5`)
  await openSettings(page)
  return { studio, page }
}

const openSettings = (page: Page) => page.getByRole('button', { name: 'Settings of 4A' }).click()
const pictureField = (page: Page) => page.getByRole('group', { name: /^Picture(?! description)/ })
const uploadTo = async (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Upload Picture', { exact: true }).setInputFiles({ name, mimeType, buffer })
const noteOf = (page: Page) => page.getByRole('status').filter({ hasText: /picture/i })

const plainPng = (background = '#cf3b5c') =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer()

const isLoaded = (image: Element): boolean => image instanceof HTMLImageElement && image.naturalWidth > 0

/** The files by path, without the history. They are read through `readFolder`, because a publication may be in progress. */
const filesIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const { files } = await readFolder(folder)
  return new Map(
    files
      .filter(({ path }) => !path.startsWith('history/'))
      .map(({ path, bytes }) => [path, Buffer.from(bytes).toString('hex')]),
  )
}

const publish = async (page: Page) => {
  await page.getByRole('link', { name: /^Review/ }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => page.getByText('Published', { exact: false }).count()).toBeGreaterThan(0)
}

test('the same picture for two options is one file', async () => {
  const { page, studio } = await open()
  const before = await filesIn(studio.contentDir)
  await uploadTo(page, 'Tile.png', 'image/png', await plainPng())
  await expect
    .poll(() => noteOf(page).allTextContents())
    .toContainEqual(expect.stringMatching(/^The picture was added\./))
  await page.getByRole('button', { name: 'Settings of 4A' }).click()
  await page.getByRole('button', { name: 'Settings of 4B' }).click()
  await uploadTo(page, 'Copy of tile.png', 'image/png', await plainPng())
  await expect
    .poll(() => noteOf(page).allTextContents())
    .toContainEqual(expect.stringMatching(/^The content has this picture already, so its file is used again\./))
  await uploadTo(page, 'Tile.png', 'image/png', await plainPng())
  await expect.poll(() => noteOf(page).allTextContents()).toContainEqual('This is the picture that is here already.')
  await publish(page)
  const added = [...(await filesIn(studio.contentDir)).keys()].filter((path) => !before.has(path))
  expect(added).toEqual([expect.stringMatching(/tile-[0-9a-f]{6}\.png$/)])
})

test('an uploaded picture is seen in the field, the row and the preview, survives a reload, and is published', async () => {
  const { page, studio } = await open()
  const before = await filesIn(studio.contentDir)
  await page.getByRole('button', { name: 'Remove Picture description' }).click()
  // A picture without a description is an error, which the dialog announces.
  await page.getByRole('dialog').getByText('This picture has no description').waitFor()
  await page.getByRole('button', { name: 'Remove anyway', exact: true }).click()
  await uploadTo(page, 'Neue Locken (2).PNG', 'image/png', await plainPng())
  await expect.poll(() => noteOf(page).allTextContents()).toContainEqual('The picture was added.')
  // The field for the description gets the focus.
  const description = page.getByRole('textbox', { name: /^Picture description/ })
  await expect.poll(() => description.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('A plain tile')
  const seen = async () => {
    await expect
      .poll(() => pictureField(page).textContent())
      .toMatch(/neue-locken-2-[0-9a-f]{6}\.png · 320 × 240 pixels · 2 kB/)
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByLabel('Label of option 2') })
      .locator('img')
      .first()
    await expect.poll(() => row.evaluate(isLoaded)).toBe(true)
    await expect.poll(() => pictureField(page).locator('img').first().evaluate(isLoaded)).toBe(true)
    const shown = page.frameLocator('iframe').getByRole('img', { name: 'A plain tile' })
    await expect.poll(() => shown.evaluate(isLoaded)).toBe(true)
  }
  await seen()
  await expect.poll(() => page.getByText('Saved', { exact: false }).count()).toBeGreaterThan(0)
  await page.reload()
  await openSettings(page)
  await seen()
  await publish(page)
  const after = await filesIn(studio.contentDir)
  const changed = [...after].filter(([path, bytes]) => before.get(path) !== bytes).map(([path]) => path)
  const [picture = '', ...others] = changed.sort()
  expect(picture).toMatch(/^media\/quiz\/neue-locken-2-[0-9a-f]{6}\.png$/)
  expect(others).toEqual([section])
  expect([...before.keys()].filter((path) => !after.has(path))).toEqual([])
  expect(after.get(picture)).toBe((await plainPng()).toString('hex'))
  const linesOf = (bytes = '') => Buffer.from(bytes, 'hex').toString('utf8').split('\n')
  const old = linesOf(before.get(section))
  expect(
    linesOf(after.get(section))
      .filter((line) => !old.includes(line))
      .map((line) => line.trim()),
  ).toEqual([`image: ${picture.replace('media/', '')}`, 'alt: A plain tile'])
})

test('of a drawing with a script nothing runs, the note says what was removed, and pages show the rest', async () => {
  const { page, studio } = await open()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48" viewBox="0 0 64 48" onload="alert(1)"><script>alert(2)</script><rect id="r" width="64" height="48" fill="#cf3b5c"/></svg>`
  await uploadTo(page, 'tile.svg', 'image/svg+xml', Buffer.from(drawing))
  await expect
    .poll(() => noteOf(page).allTextContents())
    .toContainEqual(expect.stringMatching(/a script.* Check that its description fits\.$/))
  await expect.poll(() => pictureField(page).textContent()).toMatch(/tile-[0-9a-f]{6}\.svg · 64 × 48 pixels/)
  const [tile = ''] = /tile-[0-9a-f]{6}/.exec((await pictureField(page).textContent()) ?? '') ?? []
  await expect.poll(() => pictureField(page).locator('img').first().evaluate(isLoaded)).toBe(true)
  const use = page.frameLocator('iframe').locator('use[href*="#tile"]')
  await expect.poll(() => use.count()).toBe(1)
  // The drawing is as wide as those beside it, whatever its own size.
  await expect
    .poll(() => use.evaluate((element) => Math.round(element.getBoundingClientRect().width)))
    .toBeGreaterThan(64)
  const address = await pictureField(page).locator('img').first().getAttribute('src')
  const reply = await page.request.get(address ?? '')
  expect(reply.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining('sandbox') as string,
  })
  expect(await reply.text()).not.toMatch(/script|onload/)
  await publish(page)
  expect(readFileSync(join(studio.contentDir, 'media/quiz', `${tile}.svg`), 'utf8')).toBe(await reply.text())
  expect(dialogs).toEqual([])
})

test('what is no picture, or too large, is refused in plain words, and nothing is lost', async () => {
  const { page } = await open(/status of 422/)
  const before = await pictureField(page).textContent()
  await uploadTo(page, 'notes.png', 'image/png', Buffer.from('Only words.'))
  await expect
    .poll(() => noteOf(page).allTextContents())
    .toContainEqual('This is not a picture that browsers show. Save it as SVG, PNG, JPEG, WebP or AVIF.')
  await uploadTo(page, 'large.png', 'image/png', Buffer.concat([await plainPng(), Buffer.alloc(10_000_000)]))
  await expect
    .poll(() => noteOf(page).allTextContents())
    .toContainEqual('This picture is larger than 10 MB. Export it smaller.')
  expect(await pictureField(page).textContent()).toBe(before)
  expect(await page.getByRole('link', { name: /^Changes/ }).textContent()).not.toMatch(/[1-9]/)
})

test('a picture is dropped or pasted on the field', async () => {
  const { page } = await open()
  for (const [kind, name, background] of [
    ['drop', 'dropped', '#cf3b5c'],
    ['paste', 'pasted', '#3b5ccf'],
  ] as const) {
    const bytes = [...(await plainPng(background))]
    await pictureField(page)
      .locator('img')
      .first()
      .evaluate(
        (element, given) => {
          const data = new DataTransfer()
          data.items.add(new File([new Uint8Array(given.bytes)], `${given.name}.png`, { type: 'image/png' }))
          const options = { bubbles: true, cancelable: true }
          element.dispatchEvent(
            given.kind === 'drop'
              ? new DragEvent('drop', { ...options, dataTransfer: data })
              : new ClipboardEvent('paste', { ...options, clipboardData: data }),
          )
        },
        { bytes, name, kind },
      )
    await expect
      .poll(() => pictureField(page).textContent())
      .toMatch(new RegExp(`${name}-[0-9a-f]{6}\\.png · 320 × 240 pixels`))
  }
  // The first picture was never published and is no longer used, so it is gone.
  await page.getByRole('link', { name: /^Review/ }).click()
  await expect.poll(() => page.getByText(/pasted-[0-9a-f]{6}\.png/).count()).toBeGreaterThan(0)
  expect(await page.getByText(/dropped-[0-9a-f]{6}\.png/).count()).toBe(0)
})
