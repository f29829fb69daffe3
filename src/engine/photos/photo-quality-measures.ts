import type { Photos } from '#types/content.generated.ts'
import {
  blockSide,
  blocksOf,
  contrast,
  cornersOf,
  distance,
  median,
  quantile,
  usualColour,
  fitWall,
  white,
  type Block,
  type Pixels,
} from './photo-quality-blocks.ts'

export type PhotoMeasures = {
  /** 0 to 255: the brightest half per cent (the "white patch" of Land and McCann, 1971), or the bright end of the frame. */
  readonly light: number
  /** The noise of the smoothest tenth (block-based estimation, Olsen 1993), as a share of the light. */
  readonly grain: number
  /** The share of the frame that has the colour and texture of the middle. The rest are the surroundings. */
  readonly subjectInFrame: number
  /** The share of the surroundings that is not part of one plain wall. */
  readonly clutter: number
  /** The steepest brightness edges, relative to the contrast around them (edge width, Marziliano et al. 2002). 1 when unsure. */
  readonly sharpness: number
  /** The share of the picture that is overexposed: white without detail. */
  readonly burntOut: number
}

type Rules = Pick<Photos['coaching'], 'too_close' | 'background'>

/** Of 1,000 pixels, the five brightest are the light; fewer could be a reflection. */
const brightShare = 0.005

/**
 * Measures a picture without knowing what it shows. All measures but `light` are shares, 0 to 1.
 *
 * Light is read from the brightest half per cent and from the surroundings, never from the mean: a picture of a dark subject on dark
 * skin has a low mean in perfect light, so the mean depends on the person and not on the light. For the same reason the other measures are
 * relative to the light, or to what the picture contains.
 */
export const measurePhoto = (pixels: Pixels, rules: Rules): PhotoMeasures => {
  const luma = lumaOf(pixels)
  const histogram = histogramOf(luma)
  // Smoothed along the rows, then down the columns.
  const smooth = smoothed(smoothed(luma, 1), pixels.width)
  const blocks = blocksOf(pixels, smooth)
  const frame = blocks.filter(({ place }) => place === 'frame')
  const frameLevels = frame.map(({ y }) => y)
  const light = Math.max(1, brightLevel(histogram, luma.length), quantile(frameLevels, 0.9))
  const noise = noiseOf(luma, pixels)

  // A window behind the subject is neither subject nor wall.
  const lit = frame.filter(({ isBurnt }) => !isBurnt)
  const continuesMiddle = likeMiddle(blocks, noise, rules.too_close)
  const surroundings = lit.filter((block) => !continuesMiddle(block))
  const wallAt = fitWall(surroundings)
  const maxDifference = rules.background.colour_beyond * light
  const clutter = surroundings.filter((block) => distance(block, wallAt(block)) > maxDifference)
  return {
    light,
    grain: noise / light,
    subjectInFrame: share(lit.length - surroundings.length, lit.length),
    clutter: share(clutter.length, surroundings.length),
    sharpness: sharpnessOf(smooth, light, pixels),
    burntOut: share(countFrom(histogram, white), luma.length),
  }
}

/** The brightness of every pixel, 0 to 255, as the eye weighs the colours (Rec. 709). */
const lumaOf = ({ data, height, width }: Pixels): Float32Array => {
  const luma = new Float32Array(width * height)
  for (let at = 0; at < luma.length; at += 1)
    luma[at] = 0.2126 * (data[4 * at] ?? 0) + 0.7152 * (data[4 * at + 1] ?? 0) + 0.0722 * (data[4 * at + 2] ?? 0)
  return luma
}

/**
 * Smooths each pixel with two neighbours (1-2-1). Noise, which differs from pixel to pixel, goes; texture stays.
 *
 * @param step to the neighbours: 1 is along a row, the width of the picture is along a column
 */
const smoothed = (luma: Float32Array, step: number): Float32Array =>
  luma.map((here, at) => ((luma[at - step] ?? here) + 2 * here + (luma[at + step] ?? here)) / 4)

/** How many pixels have each brightness. */
const histogramOf = (luma: Float32Array): Uint32Array => {
  const counts = new Uint32Array(256)
  for (const level of luma) counts[Math.round(level)] = (counts[Math.round(level)] ?? 0) + 1
  return counts
}

/** How many pixels are at least this bright. */
const countFrom = (histogram: Uint32Array, level: number): number =>
  histogram.subarray(level).reduce((sum, count) => sum + count, 0)

/** The brightness that only the brightest pixels reach. */
const brightLevel = (histogram: Uint32Array, pixelCount: number): number => {
  let level = 255
  while (level > 0 && countFrom(histogram, level) < brightShare * pixelCount) level -= 1
  return level
}

/** Whether a block continues the middle of the picture: similar colour and texture. Never, if the middle itself has no texture. */
const likeMiddle = (
  blocks: readonly Block[],
  noise: number,
  { colour_within, pattern_at_least }: Rules['too_close'],
): ((block: Block) => boolean) => {
  const centre = blocks.filter(({ place }) => place === 'centre')
  const colour = usualColour(centre)
  const pattern = median(centre.map((block) => block.pattern))
  // Smoothing halves the noise. Texture that is no stronger than noise is none.
  const isPlain = median(centre.map((block) => block.pattern * block.y)) <= noise
  return (block) =>
    !isPlain &&
    contrast(block, colour) <= colour_within &&
    block.pattern >= pattern_at_least * pattern &&
    pattern >= pattern_at_least * block.pattern
}

/**
 * The noise in the smoothest tenth of all 8 × 8 blocks, where differences between pixels can be nothing else: the standard deviation of
 * the steps from pixel to pixel along a row, divided by √2, because the noise of two pixels is in each step.
 */
const noiseOf = (luma: Float32Array, { height, width }: Pixels): number => {
  const side = 8
  const steps = side * side
  const noises: number[] = []
  for (let top = 0; top + side <= height; top += side)
    // The step of the last column needs one more pixel.
    for (let left = 0; left + side < width; left += side) {
      let [sum, squares] = [0, 0]
      for (let row = top; row < top + side; row += 1)
        for (let at = row * width + left; at < row * width + left + side; at += 1) {
          const step = (luma[at + 1] ?? 0) - (luma[at] ?? 0)
          sum += step
          squares += step * step
        }
      const variance = Math.max(0, squares / steps - (sum / steps) ** 2)
      noises.push(Math.sqrt(variance / 2))
    }
  return quantile(noises, 0.1)
}

/** With fewer blocks than these that have some contrast, nobody can tell: the picture counts as sharp. */
const minBlocks = 6

/**
 * For every block with some contrast: the steepest step from pixel to pixel, horizontally and vertically, relative to the contrast.
 * Of the blocks the sharp end decides, because the subject is sharp in front of a blurred wall; of the two directions the less sharp
 * one, because camera shake blurs only one.
 */
const sharpnessOf = (smooth: Float32Array, light: number, pixels: Pixels): number => {
  const edges = cornersOf(pixels)
    .filter((corner) => isAwayFromBorder(corner, pixels))
    .map((corner) => edgesIn(smooth, corner, pixels.width))
    // Without contrast there is nothing to measure, and the edge of an overexposed window is always steep.
    .filter(({ brightest, range }) => range >= 0.1 * light && brightest <= white - 5)
  if (edges.length < minBlocks) return 1
  const sharpEnd = (steps: readonly number[]) => quantile(steps, 0.85)
  return Math.min(
    sharpEnd(edges.map(({ along, range }) => along / range)),
    sharpEnd(edges.map(({ down, range }) => down / range)),
  )
}

type Corner = ReturnType<typeof cornersOf>[number]

/** At the border there are surroundings, which may be blurred. */
const isAwayFromBorder = ({ left, top }: Corner, { height, width }: Pixels): boolean => {
  const [u, v] = [left / width, top / height]
  return u >= 0.1 && u <= 0.85 && v >= 0.1 && v <= 0.9
}

/** Of one block: its contrast, and the steepest steps from pixel to pixel along the rows and down the columns. */
const edgesIn = (smooth: Float32Array, { left, top }: Corner, width: number) => {
  let [darkest, brightest, along, down] = [255, 0, 0, 0]
  for (let row = top; row < top + blockSide; row += 1)
    for (let at = row * width + left; at < row * width + left + blockSide; at += 1) {
      const here = smooth[at] ?? 0
      darkest = Math.min(darkest, here)
      brightest = Math.max(brightest, here)
      along = Math.max(along, Math.abs((smooth[at + 1] ?? here) - here))
      down = Math.max(down, Math.abs((smooth[at + width] ?? here) - here))
    }
  return { brightest, range: brightest - darkest, along, down }
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
