/** Building blocks of the bad files: small valid pictures, and files of other types. */
import { gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { seededRandom } from '#testing/random/seeded-random.ts'

export type Files = Readonly<Record<string, Buffer>>

/** Hidden in metadata and trailing data. Must not be in a processed photo. */
export const canary = 'canary-51.4769N'

export const width = 96
export const height = 72

/** Noise, which hardly compresses. */
export const noisePicture = (channels: 3 | 4 = 3): Sharp => {
  const chance = seededRandom(7)
  const raw = Buffer.from(Array.from({ length: width * height * channels }, () => Math.floor(chance() * 256)))
  return sharp(raw, { raw: { width, height, channels } })
}

export const plainPicture = (wide: number, high: number): Sharp =>
  sharp({ create: { width: wide, height: high, channels: 3, background: '#808080' } })

export type GoodPictures = { readonly jpeg: Buffer; readonly png: Buffer; readonly webp: Buffer }

/** Files that are not pictures, or not of an accepted format. */
export const otherFiles: Files = {
  HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
  SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  PDF: Buffer.from('%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (1)>>>> endobj\n%%EOF'),
  ZIP: Buffer.from('PK\u0003\u0004\u0014\0\0\0\0\0PK\u0005\u0006'.padEnd(40, '\0'), 'latin1'),
  gzip: gzipSync(Buffer.alloc(100_000)),
  script: Buffer.from('#!/bin/sh\necho canary\n'),
  PHP: Buffer.from('<?php system($_GET["c"]); ?>'),
  JSON: Buffer.from('{"a":1}'),
  blanks: Buffer.from(' '.repeat(5000)),
  'all zeros': Buffer.alloc(5000),
  'all ones': Buffer.alloc(5000, 0xff),
  Windows: Buffer.from('MZ\u0090\0'.padEnd(200, '\0'), 'latin1'),
  Linux: Buffer.from('\x7fELF\u0002\u0001'.padEnd(200, '\0'), 'latin1'),
  BMP: Buffer.concat([Buffer.from('BM', 'latin1'), Buffer.alloc(52, 1), Buffer.alloc(300)]),
  ICO: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 68, 4, 0, 0, 22, 0, 0, 0]),
  HEIC: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0'), 'latin1'),
  MP4: Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2'.padEnd(400, '\0'), 'latin1'),
  'JPEG 2000': Buffer.from('\0\0\0\fjP  \r\n\x87\n\0\0\0\u0014ftypjp2 '.padEnd(400, '\0'), 'latin1'),
  'JPEG XL': Buffer.from('\0\0\0\fJXL \r\n\x87\n'.padEnd(400, '\0'), 'latin1'),
  PSD: Buffer.from('8BPS\0\u0001\0\0\0\0\0\0\0\u0003'.padEnd(400, '\0'), 'latin1'),
  WAV: Buffer.from('RIFF\u0024\0\0\0WAVEfmt '.padEnd(400, '\0'), 'latin1'),
  PostScript: Buffer.from('%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n'),
  ImageMagick: Buffer.from('push graphic-context\nfill \'url(https://127.0.0.1/"|ls")\'\npop graphic-context\n'),
  XML: Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
}
