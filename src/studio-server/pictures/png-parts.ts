export const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** The chunks with the pixels, the frames of an animation, and the colour space. */
const shown = new Set(
  'IHDR PLTE IDAT IEND tRNS acTL fcTL fdAT gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs'.split(' '),
)

export const pngWithoutMetadata = (bytes: Buffer): Buffer | null => {
  const kept: Buffer[] = [pngStart]
  for (let at = pngStart.length; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const next = at + 12 + bytes.readUInt32BE(at)
    if (next > bytes.length) return null
    if (shown.has(name)) kept.push(bytes.subarray(at, next))
    if (name === 'IEND') return Buffer.concat(kept)
    at = next
  }
  return null
}
