// Renders content/media/site/share.png, the preview picture of shared links, from the illustration, the mark, and the name and tagline
// in brand.yaml and site.yaml. Run it again when one of them changes: node scripts/assets/share-picture.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const media = (/** @type {string} */ path) => join(root, 'content/media', path)
const settings = (/** @type {string} */ name) =>
  parse(readFileSync(join(root, `content/settings/${name}.yaml`), 'utf8'))
const { tagline } = settings('site')
const { name, pictures } = settings('brand')
const { sharing } = pictures
const tokens = JSON.parse(readFileSync(join(root, 'src/app/theme/tokens.json'), 'utf8'))
const fontfile = join(root, 'src/server/report-pdf/layout/ringlet-display.ttf')

const [width, height, margin] = [1200, 630, 72]
const background = colour('color.light.bg.hero')
const foreground = colour('color.light.fg.onHero')

const mark = await renderDrawing(pictures.logo, 84)
const brand = await renderText(name, 60)
const claim = await renderText(tagline, 76, 530)
const hero = await renderDrawing('art/hero.svg', 640)
const markTop = 96
const picture = await sharp({ create: { width, height, channels: 4, background } })
  .composite([
    { input: hero.data, left: width - hero.info.width, top: height - hero.info.height },
    { input: mark.data, left: margin, top: markTop },
    {
      input: brand.data,
      left: margin + mark.info.width + 20,
      top: markTop + Math.round((mark.info.height - brand.info.height) / 2),
    },
    { input: claim.data, left: margin, top: markTop + mark.info.height + 80 },
  ])
  .png({ palette: true, colours: 64, dither: 0, effort: 10 })
  .toBuffer()
mkdirSync(dirname(media(sharing.image)), { recursive: true })
writeFileSync(media(sharing.image), picture)
console.log(`${sharing.image}: ${picture.length} bytes`)

/**
 * Outside a page the variables of the theme are undefined, so their fallback colours are used.
 * @param {string} path
 * @param {number} targetWidth
 */
function renderDrawing(path, targetWidth) {
  const variable = /var\(--[\w-]+,\s*([^()]+)\)/g
  // Twice, because the fallback of a variable may be a variable.
  const svg = readFileSync(media(path), 'utf8')
    .replaceAll(variable, '$1')
    .replaceAll(variable, '$1')
    .replace('<svg ', `<svg color="${foreground}" `)
  return sharp(Buffer.from(svg), { density: 192 }).resize(targetWidth).png().toBuffer({ resolveWithObject: true })
}

/**
 * Renders text in the display font of the site, so that the result is the same on every machine.
 * @param {string} text
 * @param {number} size in pixels
 * @param {number} [maxWidth]
 */
function renderText(text, size, maxWidth) {
  const markup = `<span foreground="${foreground}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`
  const font = `Bricolage Grotesque 96pt ExtraBold, ${size}px`
  return sharp({
    text: {
      text: markup,
      font,
      fontfile,
      rgba: true,
      spacing: Math.round(-size / 8),
      ...(maxWidth !== undefined && { width: maxWidth }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/**
 * The value of a design token (DTCG format). Aliases are followed.
 * @param {string} path
 * @returns {string}
 */
function colour(path) {
  const { $value } = path.split('.').reduce((tree, key) => tree[key], tokens)
  return typeof $value === 'string' ? colour($value.slice(1, -1)) : $value.hex
}
