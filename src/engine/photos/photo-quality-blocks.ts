/** RGBA bytes, row by row, as `ImageData` has them. The long side has been scaled to `longSide`. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/** In pixels. Pictures of every size are measured at this one, so that a block is always the same share of them. */
export const longSide = 320

export type Colour = { readonly r: number; readonly g: number; readonly b: number }

/** A colour and its brightness, 0 to 255. */
export type Shade = Colour & { readonly y: number }

export type Block = Shade & {
  /** Texture: the mean difference of neighbouring pixels as a share of the brightness, so that dark and light subjects have the same. */
  readonly pattern: number
  /** Some of it is overexposed: white without detail. */
  readonly isBurnt: boolean
  /** Position of its middle, from the middle of the picture: -0.5 to 0.5, right and down are positive. */
  readonly u: number
  readonly v: number
  /** `frame`: the border where surroundings are expected. `centre`: where the subject is expected. */
  readonly place: 'frame' | 'centre' | 'between'
}

/** In pixels. */
export const blockSide = 16
/** The brightness from which on a pixel counts as overexposed. */
export const white = 250

/** The frame is above and at the sides. Below are shoulders, which reach up to the middle in a picture from above. */
const placeOf = (u: number, v: number): Block['place'] => {
  if (v < -0.4 || (v < 0.05 && Math.abs(u) > 0.37)) return 'frame'
  return Math.abs(u) < 0.2 && Math.abs(v) < 0.2 ? 'centre' : 'between'
}

/** The top left pixel of every block. */
export const cornersOf = ({ height, width }: Pixels): readonly { readonly left: number; readonly top: number }[] =>
  Array.from({ length: Math.floor(height / blockSide) }, (_, row) =>
    Array.from({ length: Math.floor(width / blockSide) }, (__, column) => ({
      left: column * blockSide,
      top: row * blockSide,
    })),
  ).flat()

/** @param smooth the brightness of every pixel, smoothed */
export const blocksOf = (pixels: Pixels, smooth: Float32Array): readonly Block[] =>
  cornersOf(pixels).map((corner) => blockAt(pixels, smooth, corner))

const blockAt = (
  { data, height, width }: Pixels,
  smooth: Float32Array,
  { left, top }: { readonly left: number; readonly top: number },
): Block => {
  let [r, g, b, y, steps, brightest] = [0, 0, 0, 0, 0, 0]
  for (let row = top; row < top + blockSide; row += 1)
    for (let at = row * width + left; at < row * width + left + blockSide; at += 1) {
      const here = smooth[at] ?? 0
      r += data[4 * at] ?? 0
      g += data[4 * at + 1] ?? 0
      b += data[4 * at + 2] ?? 0
      y += here
      brightest = Math.max(brightest, here)
      steps += Math.abs(here - (smooth[at + 1] ?? here)) + Math.abs(here - (smooth[at + width] ?? here))
    }
  const count = blockSide * blockSide
  const [u, v] = [(left + blockSide / 2) / width - 0.5, (top + blockSide / 2) / height - 0.5]
  return {
    r: r / count,
    g: g / count,
    b: b / count,
    y: y / count,
    pattern: steps / Math.max(count, y),
    isBurnt: brightest >= white,
    u,
    v,
    place: placeOf(u, v),
  }
}

/** The median of each channel, so that single odd blocks have no influence. */
export const usualColour = (blocks: readonly Shade[]): Shade => ({
  y: median(blocks.map(({ y }) => y)),
  r: median(blocks.map(({ r }) => r)),
  g: median(blocks.map(({ g }) => g)),
  b: median(blocks.map(({ b }) => b)),
})

/** Euclidean distance in RGB. */
export const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b)

/**
 * The difference of two colours, 0 for the same. It is relative to their brightness, so that the sheen of a black
 * subject is as small as that of a light one. Hue has three times the weight of brightness, because shade and sheen change the brightness only.
 */
export const contrast = (one: Shade, other: Shade): number => {
  const hue = distance(hueOf(one), hueOf(other))
  return Math.hypot(one.y - other.y, Math.sqrt(3) * hue) / Math.max(1, one.y + other.y)
}

const hueOf = ({ r, g, b, y }: Shade): Colour => ({ r: r - y, g: g - y, b: b - y })

/**
 * The plain wall that fits these blocks best, as the colour expected at each position: a plane through the colours, by least squares.
 * A wall that gets darker to one side is not clutter.
 */
export const fitWall = (blocks: readonly Block[]): ((at: Block) => Colour) => {
  const sum = (value: (one: Block) => number) => blocks.reduce((total, one) => total + value(one), 0)
  const mean = (value: (one: Block) => number) => sum(value) / Math.max(1, blocks.length)
  const [mu, mv] = [mean(({ u }) => u), mean(({ v }) => v)]
  const [uu, vv] = [sum(({ u }) => (u - mu) ** 2), sum(({ v }) => (v - mv) ** 2)]
  const uv = sum(({ u, v }) => (u - mu) * (v - mv))
  const whole = Math.max(1e-6, uu * vv - uv * uv)
  const plane = (key: keyof Colour) => {
    const [level, ku, kv] = [
      mean((one) => one[key]),
      sum((one) => (one.u - mu) * one[key]),
      sum((one) => (one.v - mv) * one[key]),
    ]
    return ({ u, v }: Block) => level + ((ku * vv - kv * uv) * (u - mu) + (kv * uu - ku * uv) * (v - mv)) / whole
  }
  const [r, g, b] = [plane('r'), plane('g'), plane('b')]
  return (at) => ({ r: r(at), g: g(at), b: b(at) })
}

/** `at`: 0 to 1. Without interpolation; 0 for an empty list. */
export const quantile = (values: readonly number[], at: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * at))] ?? 0

export const median = (values: readonly number[]): number => quantile(values, 0.5)
