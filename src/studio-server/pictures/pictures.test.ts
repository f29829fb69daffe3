import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { sharedStudio } from '#testing/studio/serve-studio.ts'
import { typeOfObject } from './object-type.ts'
import { pictureName } from './picture-name.ts'
import { sanitiseSvg } from './sanitise-svg.ts'

// Pictures are stored by their hash, so one studio is enough for all tests.
const studio = sharedStudio()

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"${attributes}>${inside}</svg>`
const kept = '<path d="M0 0h1" fill="url(#sky)"/>'

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script', '<script href="data:text/javascript,alert(1)"/>'],
  [
    'a part that is a web page',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><a/></body></foreignObject>',
  ],
  ['a picture inside the drawing', '<image href="https://example.com/a.png"/>'],
  ['an animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['a link', '<a href="javascript:alert(1)"/>'],
  ['an event handler', '<g onload="alert(1)"/>'],
  ['an event handler', '<g ONCLICK="alert(1)"/>'],
  ['a reference to something outside of it', '<use href="https://example.com/a.svg#a"/>'],
  ['a reference to something outside of it', '<use href="data:image/svg+xml,a#a"/>'],
  ['a reference to something outside of it', '<g fill="url(https://example.com)"/>'],
  ['a reference to something outside of it', '<g style="fill: u\\72l(https://example.com)"/>'],
  ['a reference to something outside of it', '<g fill="&#117;rl(https://example.com)"/>'],
  ['a style sheet that loads something', '<style>@import "https://example.com";</style>'],
  ['a style sheet that loads something', '<style><![CDATA[a{fill:url(//example.com)}]]></style>'],
  ['a style sheet that loads something', '<style>a{fill:image-<!-- -->set("//example.com" 1x)}</style>'],
  ['a style sheet that loads something', '<style>a{fill:image-<![CDATA[set("//example.com" 1x)}]]></style>'],
  ['a style sheet that loads something', '<style>a{fill:image-<metadata/>set("//example.com" 1x)}</style>'],
  ['a style sheet that loads something', '<style>a{fill:url(//example.com</style>'],
  ['“video”', '<video src="a.mp4"/>'],
  ['“constructor”', '<constructor/>'],
])('of a drawing with %s, that part is removed and the rest is kept: %s', (what, inside) => {
  const result = sanitiseSvg(svg(`${inside}${kept}`))
  if (!result.ok) throw new Error(result.message)
  expect(result.notes).toEqual([`Removed from the drawing: ${what}.`])
  expect(result.text).toContain(kept)
  expect(result.text).not.toMatch(/script|onload|onclick|\/\/example|data:|import|video|set\(/i)
})

test('the style sheet of a drawing contains nothing but its own text', () => {
  const drawing = svg('<style>a{fill:<a>image-set("//example.com" 1x)</a>red}</style>')
  expect(sanitiseSvg(drawing)).toMatchObject({ ok: true, text: `${svg('<style>a{fill:red}</style>')}\n` })
})

test('a harmless drawing stays as it is, without a note', () => {
  const drawing = svg('<title>A &amp; B</title><style>.a{fill:red}</style><g class="a" id="x">\n<use href="#x"/></g>')
  expect(sanitiseSvg(drawing)).toEqual({ ok: true, text: `${drawing}\n`, notes: [] })
})

test.each([
  '<svg',
  '<svg></p></svg>',
  '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>',
  '<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
  '<svg a="1" a="2"/>',
  '<svg>&constructor;</svg>',
  '<svg onload=alert(1)/>',
  '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>',
  `${'<g>'.repeat(100_000)}`,
  `<svg>${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`,
  `<svg${Array.from({ length: 100_000 }, (_, index) => ` a${index}=""`).join('')}/>`,
])('what no strict reader can read is refused: %.60s', (source) => {
  expect(sanitiseSvg(source)).toMatchObject({ ok: false })
})

test.each([
  ['C:\\Bilder\\Über uns (2).JPEG', 'jpg', 'uber-uns-2.jpg'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['.htaccess', 'png', 'picture.png'],
  ['a\u0000\u202Egnp.exe', 'svg', 'a-gnp.svg'],
  ['CON.png', 'png', 'picture-con.png'],
  ['quiz.yaml', 'svg', 'quiz.svg'],
  ['🙂', 'webp', 'picture.webp'],
  ['x'.repeat(300), 'gif', `${'x'.repeat(60)}.gif`],
])('the file name %s becomes safe', (given, ending, expected) => {
  expect(pictureName(given, ending)).toBe(expected)
})

test('an uploaded picture is stored under its hash, and the bytes decide what it is', async () => {
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { status, body } = await studio().call('PUT', '/pictures?name=Red%20box.jpg', png)
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      name: 'red-box.png',
      bytes: png.length,
      width: 30,
      height: 20,
      notes: ['The file is called red-box.png now, because that is the kind of picture it is.'],
    },
  })
  const stored = await fetch(`${studio().address}/studio/api/objects/${String(body?.['hash'])}`)
  expect(stored.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await stored.arrayBuffer()).equals(png)).toBe(true)
})

const photo = (width = 30, height = 20) => sharp({ create: { width, height, channels: 3, background: 'red' } })
const frame = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
const withPlace = (picture: Sharp): Promise<Buffer> =>
  picture
    .withExif({ IFD0: { ImageDescription: 'at home' }, IFD3: { GPSLatitude: '51/1 28/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">at home</x:xmpmeta>')
    .toBuffer()

test.each([
  ['jpg', () => photo().jpeg()],
  ['png', () => photo().png()],
  ['png', () => photo().png({ palette: true })],
  ['webp', () => photo().webp()],
  ['avif', () => photo(40, 40).avif()],
])('of a %s photo, what it says about place, time and camera is removed', async (ending, picture) => {
  const given = await withPlace(picture())
  expect(given.includes('at home')).toBe(true)
  const { body } = await studio().call('PUT', `/pictures?name=a.${ending}`, given)
  expect(body).toMatchObject({
    notes: ['Removed from the picture: what the camera stored in it, such as place and time.'],
  })
  const reply = await fetch(`${studio().address}/studio/api/objects/${String(body?.['hash'])}`)
  const stored = Buffer.from(await reply.arrayBuffer())
  expect(stored.includes('at home')).toBe(false)
  const before = await sharp(given).metadata()
  const now = await sharp(stored).metadata()
  expect(now).not.toHaveProperty('exif')
  expect(now).not.toHaveProperty('xmp')
  for (const key of ['format', 'width', 'height', 'isPalette'] as const) expect(now[key]).toBe(before[key])
})

const chunk = (name: string, data: string): Buffer => {
  const start = Buffer.alloc(4)
  start.writeUInt32BE(data.length)
  const named = Buffer.from(name + data)
  const end = Buffer.alloc(4)
  end.writeUInt32BE(crc32(named))
  return Buffer.concat([start, named, end])
}
const inside = (whole: Buffer, end: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([whole.subarray(0, -end), ...parts, whole.subarray(-end)])
const icon = (picture: Buffer): Buffer => {
  const start = Buffer.from([0, 0, 1, 0, 1, 0, 30, 20, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  start.writeUInt32LE(picture.length, 14)
  return Buffer.concat([start, picture])
}
const xmpOfGif = Buffer.concat([
  Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'),
  Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/">at home</x:xmpmeta>'),
  Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0]),
])

test.each<[what: string, ending: string, given: () => Promise<Buffer>]>([
  ['XMP', 'gif', async () => inside(await photo().gif().toBuffer(), 1, xmpOfGif)],
  [
    'a comment',
    'gif',
    async () => inside(await photo().gif().toBuffer(), 1, Buffer.from('\x21\xfe\x07at home\0', 'latin1')),
  ],
  ['text after the pixels', 'png', async () => inside(await frame('red'), 12, chunk('tEXt', 'Place\0at home'))],
  [
    'another picture after the end',
    'png',
    async () => Buffer.concat([await frame('red'), await withPlace(photo().jpeg())]),
  ],
  [
    'another picture after the end',
    'jpg',
    async () => Buffer.concat([await photo().jpeg().toBuffer(), await withPlace(photo().jpeg())]),
  ],
  [
    'another picture after the end',
    'webp',
    async () => Buffer.concat([await photo().webp().toBuffer(), await withPlace(photo().jpeg())]),
  ],
  [
    'another picture after the end',
    'avif',
    async () => Buffer.concat([await photo(40, 40).avif().toBuffer(), await withPlace(photo().jpeg())]),
  ],
  ['text in its picture', 'ico', async () => icon(inside(await frame('red'), 12, chunk('tEXt', 'Place\0at home')))],
  ['text after its picture', 'ico', async () => Buffer.concat([icon(await frame('red')), Buffer.from('at home')])],
])('%s is removed from a picture of the kind %s', async (_, ending, given) => {
  const bytes = await given()
  expect(bytes.includes('at home')).toBe(true)
  const { status, body } = await studio().call('PUT', `/pictures?name=a.${ending}`, bytes)
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { name: `a.${ending}`, notes: [expect.stringMatching(/^Removed from/)] },
  })
  const reply = await fetch(`${studio().address}/studio/api/objects/${String(body?.['hash'])}`)
  const stored = Buffer.from(await reply.arrayBuffer())
  expect(stored.includes('at home')).toBe(false)
  const { width, height } = await sharp(ending === 'ico' ? stored.subarray(22) : stored).metadata()
  expect([width, height]).toEqual([body?.['width'], body?.['height']])
})

test.each([
  ['jpg', () => photo().jpeg({ progressive: true }).keepIccProfile()],
  ['png', () => photo().png({ palette: true }).withIccProfile('p3')],
  ['webp', () => photo().webp().withIccProfile('p3')],
  ['gif', () => photo().gif()],
  ['avif', () => photo(40, 40).avif()],
])('a picture without metadata keeps its bytes: %s', async (ending, picture) => {
  const given = await picture().toBuffer()
  const { body } = await studio().call('PUT', `/pictures?name=a.${ending}`, given)
  const reply = await fetch(`${studio().address}/studio/api/objects/${String(body?.['hash'])}`)
  expect(Buffer.from(await reply.arrayBuffer()).equals(given)).toBe(true)
})

test('an animation keeps its frames: with metadata when they are cut out, without any its bytes', async () => {
  const frames = await Promise.all(['red', 'blue'].map((background) => frame(background)))
  const animation = sharp(frames, { join: { animated: true } }).webp({ loop: 0, delay: [100, 100] })
  const [plain, withMetadata] = [await animation.clone().toBuffer(), await withPlace(animation)]
  const pagesOf = async (given: Buffer) => {
    const { body } = await studio().call('PUT', '/pictures?name=a.webp', given)
    const reply = await fetch(`${studio().address}/studio/api/objects/${String(body?.['hash'])}`)
    const stored = Buffer.from(await reply.arrayBuffer())
    const { exif, height, pages } = await sharp(stored).metadata()
    return { size: [body?.['width'], body?.['height'], height], pages, exif, same: stored.equals(given) }
  }
  expect(await pagesOf(plain)).toEqual({ size: [30, 20, 20], pages: 2, same: true })
  expect(await pagesOf(withMetadata)).toEqual({ size: [30, 20, 20], pages: 2, same: false })
})

test('a photo that was taken with the phone on its side is stored upright', async () => {
  const lying = await withPlace(photo().jpeg().withMetadata({ orientation: 6 }))
  const { body } = await studio().call('PUT', '/pictures?name=a.jpg', lying)
  expect(body).toMatchObject({ width: 20, height: 30 })
  const stored = await fetch(`${studio().address}/studio/api/objects/${String(body?.['hash'])}`)
  const { width, height, orientation } = await sharp(await stored.arrayBuffer()).metadata()
  expect([width, height, orientation]).toEqual([20, 30, undefined])
})

test('a drawing is served with a policy under which nothing in it runs', async () => {
  const { body } = await studio().call('PUT', '/pictures?name=a.svg', Buffer.from(svg('<script>1</script>')))
  expect(body).toMatchObject({ width: 10, height: 20, notes: ['Removed from the drawing: a script.'] })
  const stored = await fetch(`${studio().address}/studio/api/objects/${String(body?.['hash'])}`)
  expect(stored.headers.get('content-type')).toBe('image/svg+xml')
  expect(stored.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/)
  expect(await stored.text()).not.toContain('script')
})

test.each([
  '<?xml version="1.0"?>\n<!-- Made by hand -->\n<svg>',
  `<!-- ${'A licence. '.repeat(100)} --><svg>`,
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg width="1">',
  '<!DOCTYPE svg [ <!ENTITY a "b>c"> ]><svg>',
  '\uFEFF<svg>',
])('a stored drawing is served as one, whatever stands before it: %.40s', (text) => {
  expect(typeOfObject(Buffer.from(text))).toBe('image/svg+xml')
})

test.each(['<!-- <svg> -->', '<html><svg></html>', '<svgs>', 'title: <svg>', '<!-- <svg>', '<?xml <svg>'])(
  'a stored text is no drawing: %s',
  (text) => {
    expect(typeOfObject(Buffer.from(text))).toBe('text/plain; charset=utf-8')
  },
)

test('pictures that are too large, damaged, or none, are refused in plain words', async () => {
  const wide = await sharp({ create: { width: 8001, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const refusals = [
    [wide, 422, 'This picture is 8001 × 2 pixels. Export it with at most 8000 on each side.'],
    [png.subarray(0, 60), 422, 'This picture is damaged, or of a kind that browsers do not show.'],
    [Buffer.alloc(0), 422, 'This file is empty.'],
    [Buffer.from('<html>'), 422, 'This is not a picture that browsers show. Save it as SVG, PNG, JPEG, WebP or AVIF.'],
    [Buffer.alloc(10_000_001), 413, 'This picture is larger than 10 MB. Export it smaller.'],
  ] as const
  for (const [bytes, status, message] of refusals)
    expect(await studio().call('PUT', '/pictures?name=a.png', bytes)).toMatchObject({ status, body: { message } })
  expect((await studio().call('GET', '/folder')).body).toMatchObject({ pictures: [] })
})
