/** Tells whether two pictures are the same: the very bytes, or the same picture saved another way. */
export type PictureFingerprint = {
  /** Of the bytes of the file. */
  readonly bytes: string
  /** Whether each point is lighter than the one beside it. Empty: too flat to say. */
  readonly look: string
}

const side = 16
/** Steps of light that are no noise. */
const step = 3
/** Of `side * side` points, how many may differ: another picture of the same room differs by far more. */
const tolerance = 8
const minContrast = 24

/** `picture` is null where this browser does not let us read its points. */
export const fingerprintOf = (bytes: Uint8Array, picture: CanvasImageSource | null): PictureFingerprint => ({
  bytes: `${bytes.length}-${hashOf(bytes)}`,
  look: picture ? brightnessPatternOf(picture) : '',
})

export const isSamePicture = (one: PictureFingerprint, other: PictureFingerprint): boolean =>
  (one.bytes !== '' && one.bytes === other.bytes) ||
  (one.look !== '' && other.look !== '' && differences(one.look, other.look) <= tolerance)

/** FNV-1a: there is no better one on a page without https. */
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

/** One letter a point: lighter than the next, darker, or the same. */
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

/** Lighter in one, darker in the other. The same in one of them is hardly a difference. */
const differences = (one: string, other: string): number =>
  [...one].filter((point, at) => point !== '=' && other[at] !== '=' && point !== other[at]).length
