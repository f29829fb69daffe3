/**
 * What can be read from the pixels of a picture, without knowing what it shows.
 *
 * Light is read from the brightest half per cent and from the surroundings, never from the mean: the mean of dark hair on
 * dark skin is low in perfect light, so it says who is in the picture and not how well it is lit. Everything else is a
 * share of the light, or of what is there, for the same reason.
 */
export type Pixels = {
  /** Red, green, blue, alpha, row by row; the long side is scaled to `longSide` before. */
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Pictures of all sizes are measured at this one, so that a block is always as large a part of them. */
export const longSide = 320

export type PhotoMeasures = {
  /** 0 to 255: the brightest half per cent of the picture, or the bright end of its surroundings. */
  readonly light: number
  /** The noise of the smoothest parts, as a share of the light. */
  readonly grain: number
  /** The share of the edge that goes on like the middle. Surroundings are what does not. */
  readonly subjectInFrame: number
  /** The share of the surroundings that is far from their usual colour. */
  readonly clutter: number
  /** Fine detail as a share of all detail in the middle. */
  readonly sharpness: number
  /** The share of the picture that is white without detail. */
  readonly burntOut: number
}

export type MeasureRules = {
  readonly colourWithin: number
  readonly patternAtLeast: number
  readonly colourBeyond: number
}

type Block = {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly y: number
  /** Mean difference of neighbours. */
  readonly pattern: number
  readonly place: 'frame' | 'centre' | 'between'
}

const blockSide = 16
const white = 250

export const measurePhoto = (pixels: Pixels, rules: MeasureRules): PhotoMeasures => {
  const luma = lumaOf(pixels)
  const blocks = blocksOf(pixels, luma)
  const frame = blocks.filter(({ place }) => place === 'frame')
  const centre = blocks.filter(({ place }) => place === 'centre')
  const brightest = brightestOf(luma)
  const light = Math.max(1, brightest.p995, quantile(valuesOf(frame, 'y'), 0.9))

  const middle = usualColour(centre)
  const middlePattern = patternOf(centre)
  const goesOn = (one: Block) =>
    distance(one, middle) <= rules.colourWithin * light &&
    one.pattern / Math.max(1, one.y) >= rules.patternAtLeast * middlePattern
  const surroundings = frame.filter((one) => !goesOn(one))
  const usual = usualColour(surroundings)
  const strange = surroundings.filter((one) => distance(one, usual) > rules.colourBeyond * light)

  return {
    light,
    grain: noiseOf(luma, pixels) / light,
    subjectInFrame: share(frame.length - surroundings.length, frame.length),
    clutter: share(strange.length, surroundings.length),
    sharpness: sharpnessOf(luma, pixels),
    burntOut: brightest.burntOut,
  }
}

const lumaOf = ({ data, height, width }: Pixels): Float32Array => {
  const luma = new Float32Array(width * height)
  for (let at = 0; at < luma.length; at += 1)
    luma[at] = 0.2126 * (data[4 * at] ?? 0) + 0.7152 * (data[4 * at + 1] ?? 0) + 0.0722 * (data[4 * at + 2] ?? 0)
  return luma
}

const brightestOf = (luma: Float32Array): { readonly p995: number; readonly burntOut: number } => {
  const counts = new Uint32Array(256)
  for (const y of luma) counts[Math.round(y)] = (counts[Math.round(y)] ?? 0) + 1
  const above = (level: number) => counts.subarray(level).reduce((sum, count) => sum + count, 0) / luma.length
  let p995 = 255
  while (p995 > 0 && above(p995) < 0.005) p995 -= 1
  return { p995, burntOut: above(white) }
}

const blocksOf = ({ data, height, width }: Pixels, luma: Float32Array): readonly Block[] => {
  const blocks: Block[] = []
  for (let top = 0; top + blockSide <= height; top += blockSide)
    for (let left = 0; left + blockSide <= width; left += blockSide) {
      let [r, g, b, y, pattern] = [0, 0, 0, 0, 0]
      for (let row = top; row < top + blockSide; row += 1)
        for (let at = row * width + left; at < row * width + left + blockSide; at += 1) {
          const here = luma[at] ?? 0
          r += data[4 * at] ?? 0
          g += data[4 * at + 1] ?? 0
          b += data[4 * at + 2] ?? 0
          y += here
          pattern += Math.abs(here - (luma[at + 1] ?? here)) + Math.abs(here - (luma[at + width] ?? here))
        }
      const count = blockSide * blockSide
      const place = placeOf((left + blockSide / 2) / width, (top + blockSide / 2) / height)
      blocks.push({ r: r / count, g: g / count, b: b / count, y: y / count, pattern: pattern / count, place })
    }
  return blocks
}

/** The frame is above and beside, not below: there are shoulders. */
const placeOf = (x: number, y: number): Block['place'] => {
  if (y < 0.1 || (y < 0.7 && (x < 0.13 || x > 0.87))) return 'frame'
  return Math.abs(x - 0.5) < 0.2 && Math.abs(y - 0.5) < 0.2 ? 'centre' : 'between'
}

const usualColour = (blocks: readonly Block[]) => ({
  r: quantile(valuesOf(blocks, 'r'), 0.5),
  g: quantile(valuesOf(blocks, 'g'), 0.5),
  b: quantile(valuesOf(blocks, 'b'), 0.5),
})

const patternOf = (blocks: readonly Block[]): number =>
  quantile(
    blocks.map(({ pattern, y }) => pattern / Math.max(1, y)),
    0.5,
  )

const valuesOf = (blocks: readonly Block[], key: 'r' | 'g' | 'b' | 'y'): readonly number[] =>
  blocks.map((one) => one[key])

type Colour = Pick<Block, 'r' | 'g' | 'b'>
const distance = (one: Colour, other: Colour): number => Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b)

/** A tenth of all 8 × 8 parts is smoother than this: what differs there is noise. */
const noiseOf = (luma: Float32Array, { height, width }: Pixels): number => {
  const noises: number[] = []
  for (let top = 0; top + 8 <= height; top += 8)
    for (let left = 0; left + 8 < width; left += 8) {
      let [sum, squares] = [0, 0]
      for (let row = top; row < top + 8; row += 1)
        for (let at = row * width + left; at < row * width + left + 8; at += 1) {
          const step = (luma[at + 1] ?? 0) - (luma[at] ?? 0)
          sum += step
          squares += step * step
        }
      noises.push(Math.sqrt(Math.max(0, squares / 64 - (sum / 64) ** 2) / 2))
    }
  return quantile(noises, 0.1)
}

/** The variance of the Laplacian over that of the brightness: black and blonde of one sharpness have one value. */
const sharpnessOf = (luma: Float32Array, { height, width }: Pixels): number => {
  const [edges, levels] = [spread(), spread()]
  for (let row = Math.round(height * 0.3); row < Math.round(height * 0.7); row += 1)
    for (let at = row * width + Math.round(width * 0.3); at < row * width + Math.round(width * 0.7); at += 1) {
      const here = luma[at] ?? 0
      const around = (luma[at - 1] ?? 0) + (luma[at + 1] ?? 0) + (luma[at - width] ?? 0) + (luma[at + width] ?? 0)
      edges.add(around - 4 * here)
      levels.add(here)
    }
  return edges.variance() / Math.max(1, levels.variance())
}

const spread = () => {
  let [count, sum, squares] = [0, 0, 0]
  return {
    add: (value: number) => {
      count += 1
      sum += value
      squares += value * value
    },
    variance: () => (count === 0 ? 0 : squares / count - (sum / count) ** 2),
  }
}

const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * at))] ?? 0

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
