/** Hostile uploads: broken and disguised files, decompression bombs, unusual formats, hidden metadata. Deterministic. */
import sharp, { type Sharp } from 'sharp'
import { brokenJpeg, brokenPng, brokenWebp } from './broken-pictures.ts'
import { pngSignature } from './image-bytes.ts'
import { seededRandom } from '#testing/random/seeded-random.ts'
import {
  canary,
  noisePicture,
  type Files,
  plainPicture,
  type GoodPictures,
  height,
  otherFiles,
  width,
} from './sample-pictures.ts'
import { largePictures, decompressionBombs } from './decompression-bombs.ts'
import { unusualPictures, picturesWithMetadata } from './pictures-with-metadata.ts'

export type BadFile = { readonly name: string; readonly bytes: Buffer }

/** Byte sequences that must not be in a processed photo. */
export const forbiddenContent = [
  canary,
  'Exif',
  'GPS',
  'http://ns.adobe.com',
  'Photoshop',
  'ICC_PROFILE',
  '<script>',
  'PK\u0003\u0004',
  '%PDF',
  'ftyp',
  'MPF',
]

export const badFiles = async (): Promise<readonly BadFile[]> => {
  const good: GoodPictures = {
    jpeg: await noisePicture().jpeg().toBuffer(),
    png: await noisePicture().png().toBuffer(),
    webp: await noisePicture().webp().toBuffer(),
  }
  const groups = [
    truncatedFiles(good),
    disguisedFiles(good),
    await otherFormats(),
    polyglots(good),
    decompressionBombs(good),
    await largePictures(),
    brokenPng(good),
    brokenJpeg(good),
    brokenWebp(good),
    await unusualPictures(good),
    await picturesWithMetadata(good),
    mutatedFiles(good),
  ]
  return groups.flatMap((group) => Object.entries(group).map(([name, bytes]) => ({ name, bytes })))
}

const each = (good: GoodPictures, make: (bytes: Buffer, name: string) => Files): Files =>
  Object.assign({}, ...Object.entries(good).map(([name, bytes]) => make(bytes, name))) as Files

const truncatedFiles = (good: GoodPictures): Files => ({
  'zero bytes': Buffer.alloc(0),
  'one byte': Buffer.from([0xff]),
  'three bytes': Buffer.from([0xff, 0xd8, 0xff]),
  'only the start and end markers of a JPEG': Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
  'only the signature of a PNG': pngSignature,
  'only the first twelve bytes of a WebP': Buffer.from('RIFF\u0004\0\0\0WEBP', 'latin1'),
  ...each(good, (bytes, name) =>
    Object.fromEntries(
      [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map((part) => [
        `${name} truncated to ${part} of its length`,
        bytes.subarray(0, Math.floor(bytes.length * part)),
      ]),
    ),
  ),
})

/** Other file types, as they are and after the first bytes of an accepted format. */
const disguisedFiles = (good: GoodPictures): Files => ({
  ...Object.fromEntries(Object.entries(otherFiles).map(([name, bytes]) => [`${name} named .jpg`, bytes])),
  ...each(good, (bytes, format) =>
    Object.fromEntries(
      ['HTML', 'PDF', 'ZIP', 'PHP', 'all zeros', 'all ones', 'HEIC'].map((name) => [
        `${name} after the first bytes of ${format}`,
        Buffer.concat([bytes.subarray(0, 16), otherFiles[name] ?? Buffer.alloc(0)]),
      ]),
    ),
  ),
})

const otherFormats = async (): Promise<Files> => ({
  GIF: await noisePicture().gif().toBuffer(),
  TIFF: await noisePicture().tiff().toBuffer(),
  AVIF: await plainPicture(32, 32).avif().toBuffer(),
  'an animated WebP': await animatedPicture().then((frames) => frames.webp().toBuffer()),
  'an animated GIF': await animatedPicture().then((frames) => frames.gif().toBuffer()),
})

const animatedPicture = async (): Promise<Sharp> =>
  sharp([await noisePicture().png().toBuffer(), await plainPicture(width, height).png().toBuffer()], {
    join: { animated: true },
  })

/** Files that are valid in two formats. */
const polyglots = (good: GoodPictures): Files =>
  each(good, (bytes, format) =>
    Object.fromEntries(
      ['HTML', 'ZIP', 'PDF', 'PHP', 'MP4', 'script'].map((name) => [
        `${format} followed by ${name}`,
        Buffer.concat([bytes, otherFiles[name] ?? Buffer.alloc(0), Buffer.from(canary)]),
      ]),
    ),
  )

/** Valid pictures with random mutations. */
const mutatedFiles = (good: GoodPictures): Files =>
  each(good, (bytes, format) => {
    const chance = seededRandom(format.length * 1000 + 51)
    const place = (): number => Math.floor(chance() * bytes.length)
    const ways: readonly ((copy: Buffer) => Buffer)[] = [
      (copy) => {
        for (let time = 0; time < 8; time += 1) copy[place()] = Math.floor(chance() * 256)
        return copy
      },
      (copy) => {
        const from = place()
        return copy.fill(Math.floor(chance() * 256), from, Math.min(copy.length, from + 1 + Math.floor(chance() * 400)))
      },
      (copy) => {
        const [from, to] = [place(), place()].sort((a, b) => a - b) as [number, number]
        return Buffer.concat([copy.subarray(0, from), copy.subarray(to)])
      },
      (copy) => {
        const from = place()
        return Buffer.concat([copy.subarray(0, from), copy.subarray(Math.floor(from / 2), from), copy.subarray(from)])
      },
    ]
    return Object.fromEntries(
      Array.from({ length: 32 }, (_none, at) => [
        `${format} mutation ${at}`,
        ways[at % ways.length]?.(Buffer.from(bytes)) ?? bytes,
      ]),
    )
  })
