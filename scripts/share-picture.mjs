// Draws content/media/site/share.png, which shared links show: our drawing, the mark, the name and the tagline of site.yaml.
// Run it again when one of them changes: node scripts/share-picture.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('..', import.meta.url))
const media = (path) => join(root, 'content/media', path)
const { name, sharing, tagline } = parse(readFileSync(join(root, 'content/settings/site.yaml'), 'utf8'))
const tokens = JSON.parse(readFileSync(join(root, 'src/app/theme/tokens.json'), 'utf8'))
const fontfile = join(root, 'src/server/report-pdf/layout/ringlet-display.ttf')

const [width, height, margin] = [1200, 630, 72]
const ground = colour('color.light.bg.hero')
const ink = colour('color.light.fg.onHero')

const mark = await drawing('brand/logo_mark.svg', 84)
const brand = await words(name, 60)
const claim = await words(tagline, 76, 530)
const hero = await drawing('art/hero.svg', 640)
const markTop = 96
const picture = await sharp({ create: { width, height, channels: 4, background: ground } })
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

/** Without a page around it a drawing has no colours from the theme: it falls back on those that it names itself. */
function drawing(path, wide) {
  const svg = readFileSync(media(path), 'utf8')
    .replaceAll(/var\(--[\w-]+,\s*([^()]+)\)/g, '$1')
    .replace('<svg ', `<svg color="${ink}" `)
  return sharp(Buffer.from(svg), { density: 192 }).resize(wide).png().toBuffer({ resolveWithObject: true })
}

/** Set in the display face of the site, so that it looks the same on whichever machine draws it. */
function words(text, size, wide) {
  const set = `<span foreground="${ink}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`
  const font = `Bricolage Grotesque 96pt ExtraBold, ${size}px`
  return sharp({
    text: { text: set, font, fontfile, rgba: true, spacing: Math.round(-size / 8), ...(wide && { width: wide }) },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function colour(path) {
  const { $value } = path.split('.').reduce((tree, part) => tree[part], tokens)
  return typeof $value === 'string' ? colour($value.slice(1, -1)) : $value.hex
}
