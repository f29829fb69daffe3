const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda]

export const jpegWithoutMetadata = (bytes: Buffer): Buffer | null => {
  const kept: Buffer[] = [Buffer.of(0xff, startOfImage)]
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === endOfImage;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === endOfImage) return Buffer.concat([...kept, Buffer.of(0xff, endOfImage)])
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (isShown(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, end))
    at = marker === startOfScan ? endOfScan(bytes, end) : end
    if (marker === startOfScan) kept.push(bytes.subarray(end, at))
  }
  return null
}

/** Of the application segments, keeps only those with the pixel density, and with how colours are stored and to be interpreted. */
const isShown = (marker: number, segment: Buffer): boolean => {
  if (marker === 0xe0) return segment.length === 14 && begins(segment, 'JFIF\0')
  if (marker === 0xe2) return begins(segment, 'ICC_PROFILE\0')
  if (marker === 0xee) return begins(segment, 'Adobe')
  return marker >= 0xc0 && marker <= 0xdd
}

const begins = (segment: Buffer, text: string): boolean => segment.toString('latin1', 0, text.length) === text

/** The place of the next marker that is not part of the pixels. */
const endOfScan = (bytes: Buffer, start: number): number => {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at -= 1
    else if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at
  }
  return bytes.length
}
