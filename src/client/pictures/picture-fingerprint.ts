/**
 * Recognises identical pictures: the same file, or the same picture in another encoding. Similar to a difference hash
 * (dHash), with a third state for equal brightness.
 */
export type PictureFingerprint = {
  /** Length and hash of the file. */
  readonly bytes: string
  /**
   * The brightness pattern: one character for each pixel of a 16 × 16 thumbnail, compared with its right neighbour.
   * Empty: too little contrast.
   */
  readonly look: string
}

const side = 16
/** Smaller differences in brightness (0 to 255) are noise. */
const step = 3
/** Of 16 × 16 pixels, how many may differ. Another picture of the same room differs in far more. */
const tolerance = 8
const minContrast = 24

/** `picture` is null where the browser does not let pages read pixels. */
export const fingerprintOf = (bytes: Uint8Array, picture: CanvasImageSource | null): PictureFingerprint => ({
  bytes: `${bytes.length}-${hashOf(bytes)}`,
  look: picture ? brightnessPatternOf(picture) : '',
})

export const isSamePicture = (one: PictureFingerprint, other: PictureFingerprint): boolean =>
  (one.bytes !== '' && one.bytes === other.bytes) ||
  (one.look !== '' && other.look !== '' && differences(one.look, other.look) <= tolerance)

/** FNV-1a, because `crypto.subtle` is missing on insecure origins. Not for security. */
const hashOf = (bytes: Uint8Array): string => {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16)
}

const brightnessPatternOf = (picture: CanvasImageSource): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width: side + 1, height: side })
  const paint = canvas.getContext('2d', { willReadFrequently: true })
  if (!paint) return ''
  paint.imageSmoothingQuality = 'high'
  paint.drawImage(picture, 0, 0, side + 1, side)
  return patternOf(paint.getImageData(0, 0, side + 1, side).data)
}

/** One character for each pixel: `l` the right neighbour is lighter, `d` darker, `=` about the same. */
export const patternOf = (pixels: Uint8ClampedArray): string => {
  const light = (x: number, y: number): number => {
    const at = (y * (side + 1) + x) * 4
    return 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
  }
  let points = ''
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const change = light(x + 1, y) - light(x, y)
      points += change > step ? 'l' : change < -step ? 'd' : '='
    }
  return points.replaceAll('=', '').length < minContrast ? '' : points
}

/** Counts the pixels that are lighter in one pattern and darker in the other. `=` matches anything. */
const differences = (one: string, other: string): number =>
  [...one].filter((point, at) => point !== '=' && other[at] !== '=' && point !== other[at]).length
