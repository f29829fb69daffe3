/** Steps and checks of a visitor at the photo step. */
import { expect } from 'vitest'
import type { Locator, Page } from 'playwright'
import { next, start } from './quiz-visitor.ts'
import { reencode } from '#server/photos/pictures.ts'
import { filled, live, pattern, viewTitle } from '#testing/live-content.ts'

export type TestFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Records every media track that the page gets, and lets a test make the camera fail. Call it before opening the page. */
export const watchCamera = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const own = window as unknown as { tracks: MediaStreamTrack[]; failure: string | null; asked: unknown[] }
    own.tracks = []
    own.asked = []
    own.failure = null
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wish) => {
      own.asked.push(wish)
      if (own.failure !== null) throw new DOMException('', own.failure)
      const stream = await open(wish)
      own.tracks.push(...stream.getTracks())
      return stream
    }
  })
}

export const failCameraWith = (page: Page, failure: string | null): Promise<void> =>
  page.evaluate((name) => {
    ;(window as unknown as { failure: string | null }).failure = name
  }, failure)

/** `readyState` of every track that the page got. */
export const trackStates = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState))

export const expectCameraReleased = async (page: Page, where: string): Promise<void> => {
  await expect.poll(async () => [...new Set(await trackStates(page))], { message: where }).toEqual(['ended'])
}

/** Imitates Firefox with resistFingerprinting: reading a canvas returns noise. Call it before opening the page. */
export const hideCanvas = (): void => {
  const noise = new Blob([new Uint8Array(900).fill(7)], { type: 'image/jpeg' })
  HTMLCanvasElement.prototype.toBlob = (done) => done(noise)
  CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
    new ImageData(
      new Uint8ClampedArray(width * height * 4).map((_, at) => (at * 7919 + 13) % 256),
      width,
      height,
    )
}

export const openPhotoStep = async (page: Page): Promise<void> => {
  await start(page)
  await next(page, 'photos')
  // The heading appears before the code of the step is loaded.
  await page.getByRole('list', { name: live.photos.texts.slots_label }).waitFor()
}

export const openCamera = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: live.photos.texts.ways.take }).click()
  await page.getByRole('button', { name: pattern(live.photos.texts.camera.capture_view) }).waitFor()
}

/** A picture with a dark top left corner, by which a test recognises its orientation. `look` varies the colours. */
export const drawnFile = async (page: Page, name: string, look: number): Promise<TestFile> => {
  const bytes = await page.evaluate(async (seed) => {
    const canvas = new OffscreenCanvas(800, 640)
    const paint = canvas.getContext('2d')
    if (paint) {
      paint.fillStyle = '#e8ddd0'
      paint.fillRect(0, 0, 800, 640)
      paint.fillStyle = '#000'
      paint.fillRect(0, 0, 200, 160)
      for (let at = 0; at < 40; at += 1) {
        paint.fillStyle = `hsl(${(at * 37 * seed) % 360} 60% 45%)`
        paint.fillRect((at * 97 * seed) % 700, 170 + ((at * 53 * seed) % 400), 90, 60)
      }
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer())]
  }, look)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
}

/** Three picture files on the visitor's device. */
export const threePictures = (page: Page): Promise<TestFile[]> =>
  Promise.all([1, 2, 3].map((look) => drawnFile(page, `own-${look}.jpg`, look)))

/** Adds the EXIF orientation that a phone would write, and a location text that must not survive the upload. */
export const withOrientation = ({ buffer, ...file }: TestFile, orientation: number): TestFile => {
  const note = Buffer.from('GPS 51.4700 -0.0600\0')
  const tiff = Buffer.alloc(8 + 2 + 12 * 2 + 4)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(2, 8)
  // TIFF tags ImageDescription, then Orientation: tag, type, count, value.
  tiff.writeUInt16BE(0x010e, 10)
  tiff.writeUInt16BE(2, 12)
  tiff.writeUInt32BE(note.length, 14)
  tiff.writeUInt32BE(tiff.length, 18)
  tiff.writeUInt16BE(0x0112, 22)
  tiff.writeUInt16BE(3, 24)
  tiff.writeUInt32BE(1, 26)
  tiff.writeUInt16BE(orientation, 30)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, note])
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff])
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, 2), head, body, buffer.subarray(2)]) }
}

/** Claims 30,000 × 30,000 pixels in its header, and has no image data. */
export const hugePng = (name: string): TestFile => {
  const buffer = Buffer.alloc(64)
  buffer.write('\x89PNG\r\n\x1a\n', 0, 'latin1')
  buffer.writeUInt32BE(13, 8)
  buffer.write('IHDR', 12, 'latin1')
  buffer.writeUInt32BE(30_000, 16)
  buffer.writeUInt32BE(30_000, 20)
  return { name, mimeType: 'image/png', buffer }
}

export const heic = (name: string): TestFile => ({
  name,
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0'), 'latin1'),
})

/** Drops files on the element that matches the selector. */
export const dropOn = async (page: Page, selector: string, files: readonly TestFile[]): Promise<void> => {
  const data = await transferOf(page, files)
  for (const type of ['dragover', 'drop']) await page.dispatchEvent(selector, type, { dataTransfer: data })
}

export const pasteFiles = async (page: Page, files: readonly TestFile[]): Promise<void> => {
  const data = await transferOf(page, files)
  await page.evaluate((clipboardData) => {
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  }, data)
}

const transferOf = (page: Page, files: readonly TestFile[]) =>
  page.evaluateHandle(
    (given) => {
      const data = new DataTransfer()
      for (const { bytes, name, type } of given) data.items.add(new File([new Uint8Array(bytes)], name, { type }))
      return data
    },
    files.map(({ buffer, mimeType, name }) => ({ name, type: mimeType, bytes: [...buffer] })),
  )

/** The photo of a view in IndexedDB: its size, its dark corners, and its bytes as Latin-1 text. */
export const storedPhoto = (page: Page, view: string) =>
  page.evaluate(async (key) => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
    })
    const record = await new Promise<{ bytes: ArrayBuffer; type: string; id: string } | undefined>((resolve) => {
      const request = database.transaction('photos').objectStore('photos').get(key)
      request.onsuccess = () => resolve(request.result as never)
    })
    database.close()
    if (!record) return null
    const bitmap = await createImageBitmap(new Blob([record.bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const paint = canvas.getContext('2d', { willReadFrequently: true })
    paint?.drawImage(bitmap, 0, 0)
    const at = (x: number, y: number) =>
      (paint?.getImageData(x * (bitmap.width - 1), y * (bitmap.height - 1), 1, 1).data[0] ?? 255) < 60
    const corners = { 'top left': at(0, 0), 'top right': at(1, 0), 'bottom right': at(1, 1), 'bottom left': at(0, 1) }
    return {
      id: record.id,
      type: record.type,
      width: bitmap.width,
      height: bitmap.height,
      dark: Object.entries(corners)
        .filter(([, dark]) => dark)
        .map(([corner]) => corner),
      // One character for each byte.
      text: Array.from(new Uint8Array(record.bytes), (byte) => String.fromCodePoint(byte)).join(''),
    }
  }, view)

/** What the server would store of a picture. Both strings have one character per byte. */
export const storedByServer = async (sent = ''): Promise<string> => {
  const stored = await reencode(Buffer.from(sent, 'latin1'))
  return stored && stored !== 'timeout' ? Buffer.from(stored.bytes).toString('latin1') : ''
}

/** The quantisation tables of a JPEG: the bytes after each DQT marker and its length, up to the next marker. */
export const quantisation = (jpeg = ''): string =>
  Array.from(jpeg.matchAll(/\xff\xdb([^\xff]*)/gs), ([, tables = '']) => tables.slice(2)).join('')

export const picture = (page: Page, view: string): Locator =>
  page.getByRole('img', { name: filled(live.photos.texts.picture_alt, { view: viewTitle(view) }) })

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** The group for one picture in the menu below the pictures. */
export const menuOf = (page: Page, view: string): Locator =>
  page.getByRole('group', { name: filled(live.photos.texts.actions.more_view, { view: viewTitle(view) }), exact: true })

/** Opens the menu below the pictures, and moves one of them. */
export const movePicture = async (page: Page, view: string, move: 'swap' | 'move_to', other: string): Promise<void> => {
  const { actions } = live.photos.texts
  await press(page, actions.more)
  const name = filled(actions[move], { view: viewTitle(view), other: viewTitle(other) })
  await menuOf(page, view).getByRole('button', { name, exact: true }).click()
}

export const waitForText = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor()

export const storedPhotoId = async (page: Page, view: string): Promise<string | undefined> =>
  (await storedPhoto(page, view))?.id

/** The button that takes the picture of a view. */
export const shutter = (page: Page, view: string) =>
  page.getByRole('button', {
    name: filled(live.photos.texts.camera.capture_view, { view: viewTitle(view) }),
    exact: true,
  })
