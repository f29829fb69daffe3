// The icons of the site as PNG, drawn from content/media/brand/favicon.svg: browsers, home screens and masks want sizes of their own.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** What a mask leaves: the mark stands in the middle, on a ground of its own colour. */
const maskedPart = 0.75

/** `icons` as src/app/site-files.ts lists them. */
export async function writeIcons(client, icons) {
  const mark = join(client, 'media/brand/favicon.svg')
  for (const { file, size, purpose } of icons) {
    const target = join(client, file)
    mkdirSync(dirname(target), { recursive: true })
    // A phone draws what is see-through in an icon for its home screen black.
    const filled = purpose === 'maskable' || file.includes('apple')
    const drawn = filled ? await onGround(mark, size, purpose === 'maskable' ? maskedPart : 1) : draw(mark, size)
    await drawn.png({ palette: true, effort: 10 }).toFile(target)
  }
}

const draw = (mark, size) => sharp(mark, { density: (72 * size) / 64 }).resize(size, size)

async function onGround(mark, size, part) {
  const inner = Math.round(size * part)
  return sharp({ create: { width: size, height: size, channels: 3, background: await groundOf(mark) } }).composite([
    { input: await draw(mark, inner).png().toBuffer() },
  ])
}

/** The colour of the mark's own ground: half way down its left edge. */
async function groundOf(mark) {
  const size = 64
  const { data } = await draw(mark, size).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (size * (size / 2) + 5) * 3
  return { r: data[at], g: data[at + 1], b: data[at + 2] }
}
