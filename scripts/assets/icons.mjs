// The icons of the site as PNG, in all sizes, rendered from a drawing of the content.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** The part of a maskable icon that every mask leaves visible, where the mark has to be. */
const maskedPart = 0.75

/**
 * @param {string} client folder of the built site
 * @param {typeof import('#app/site-files.ts').icons} icons
 * @param {string | Buffer} mark path or bytes of an SVG that is 64 pixels wide
 */
export async function writeIcons(client, icons, mark) {
  for (const { file, size, purpose } of icons) {
    const target = join(client, file)
    mkdirSync(dirname(target), { recursive: true })
    // iOS shows transparent parts of an icon on the home screen as black.
    const isOpaque = purpose === 'maskable' || file.includes('apple')
    const part = purpose === 'maskable' ? maskedPart : 1
    const icon = isOpaque ? await renderOnBackground(mark, size, part) : render(mark, size)
    await icon.png({ palette: true, effort: 10 }).toFile(target)
  }
}

/**
 * The mark of a content without a drawing for icons: a disc in the colour of its buttons.
 * @param {{ back: string, front: string }} colours
 */
export function plainMark({ back, front }) {
  const shapes = `<rect width="64" height="64" rx="14" fill="${back}"/><circle cx="32" cy="32" r="14" fill="${front}"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${shapes}</svg>`)
}

/**
 * @param {string | Buffer} mark
 * @param {number} size in pixels
 */
function render(mark, size) {
  return sharp(mark, { density: (72 * size) / 64 }).resize(size, size)
}

/**
 * @param {string | Buffer} mark
 * @param {number} size
 * @param {number} part of the icon that the mark fills
 */
async function renderOnBackground(mark, size, part) {
  const background = await backgroundOf(mark)
  const inner = await render(mark, Math.round(size * part))
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background } }).composite([{ input: inner }])
}

/**
 * The background of the mark: the colour half way down its left edge.
 * @param {string | Buffer} mark
 */
async function backgroundOf(mark) {
  const size = 64
  const { data } = await render(mark, size).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (size * (size / 2) + 5) * 3
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
  return { r, g, b }
}
