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
  wallThrough,
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

/**
 * Measures a picture without knowing what it shows. All measures but `light` are shares, 0 to 1.
 *
 * Light is read from the brightest half per cent and from the surroundings, never from the mean: a picture of a dark subject on dark
 * skin has a low mean in perfect light, so the mean depends on the person and not on the light. For the same reason the other measures are
 * relative to the light, or to what the picture contains.
 */
export const measurePhoto = (pixels: Pixels, rules: Rules): PhotoMeasures => {
  const luma = lumaOf(pixels)
  const soft = softened(softened(luma, 1), pixels.width)
  const blocks = blocksOf(pixels, soft)
  const frame = blocks.filter(({ place }) => place === 'frame')
  const counts = countsOf(luma)
  const framesLight = quantile(
    frame.map(({ y }) => y),
    0.9,
  )
  const light = Math.max(1, brightEnd(counts, luma.length), framesLight)

  const noise = noiseOf(luma, pixels)
  const goesOn = likeMiddle(blocks, noise, rules.too_close)
  // A window behind the subject is neither subject nor wall.
  const seen = frame.filter(({ isBurnt }) => !isBurnt)
  const surroundings = seen.filter((one) => !goesOn(one))
  const wall = wallThrough(surroundings)
  const strange = surroundings.filter((one) => distance(one, wall(one)) > rules.background.colour_beyond * light)
  return {
    light,
    grain: noise / light,
    subjectInFrame: share(seen.length - surroundings.length, seen.length),
    clutter: share(strange.length, surroundings.length),
    sharpness: sharpnessOf(soft, light, pixels),
    burntOut: share(countFrom(counts, white), luma.length),
  }
}

const lumaOf = ({ data, height, width }: Pixels): Float32Array => {
  const luma = new Float32Array(width * height)
  for (let at = 0; at < luma.length; at += 1)
    luma[at] = 0.2126 * (data[4 * at] ?? 0) + 0.7152 * (data[4 * at + 1] ?? 0) + 0.0722 * (data[4 * at + 2] ?? 0)
  return luma
}

/** Smooths each pixel with two neighbours (1-2-1). Noise, which differs from pixel to pixel, goes; texture stays. */
const softened = (from: Float32Array, step: number): Float32Array =>
  from.map((here, at) => ((from[at - step] ?? here) + 2 * here + (from[at + step] ?? here)) / 4)

const countsOf = (luma: Float32Array): Uint32Array => {
  const counts = new Uint32Array(256)
  for (const y of luma) counts[Math.round(y)] = (counts[Math.round(y)] ?? 0) + 1
  return counts
}

const countFrom = (counts: Uint32Array, level: number): number =>
  counts.subarray(level).reduce((sum, count) => sum + count, 0)

const brightEnd = (counts: Uint32Array, points: number): number => {
  let level = 255
  while (level > 0 && countFrom(counts, level) < 0.005 * points) level -= 1
  return level
}

/** Whether a block continues the middle of the picture: similar colour and texture. Never, if the middle itself has no texture. */
const likeMiddle = (
  blocks: readonly Block[],
  noise: number,
  { colour_within, pattern_at_least }: Rules['too_close'],
) => {
  const centre = blocks.filter(({ place }) => place === 'centre')
  const colour = usualColour(centre)
  const pattern = median(centre.map((one) => one.pattern))
  // Smoothing halves the noise. Texture that is no stronger than noise is none.
  const isPlain = median(centre.map((one) => one.pattern * one.y)) <= noise
  return (one: Block): boolean =>
    !isPlain &&
    contrast(one, colour) <= colour_within &&
    one.pattern >= pattern_at_least * pattern &&
    pattern >= pattern_at_least * one.pattern
}

/** The noise in the smoothest tenth of all 8 × 8 blocks, where differences between pixels can be nothing else. */
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

/**
 * For every block with some contrast: the steepest step from pixel to pixel, horizontally and vertically, relative to the contrast.
 * Of the blocks the sharp end decides, because the subject is sharp in front of a blurred wall; of the two directions the less sharp
 * one, because camera shake blurs only one.
 */
const sharpnessOf = (soft: Float32Array, light: number, pixels: Pixels): number => {
  const { height, width } = pixels
  const along: number[] = []
  const down: number[] = []
  for (const { left, top } of cornersOf(pixels)) {
    const [u, v] = [left / width, top / height]
    if (v < 0.1 || v > 0.9 || u < 0.1 || u > 0.85) continue
    let [least, most, stepAlong, stepDown] = [255, 0, 0, 0]
    for (let row = top; row < top + blockSide; row += 1)
      for (let at = row * width + left; at < row * width + left + blockSide; at += 1) {
        const here = soft[at] ?? 0
        least = Math.min(least, here)
        most = Math.max(most, here)
        stepAlong = Math.max(stepAlong, Math.abs((soft[at + 1] ?? here) - here))
        stepDown = Math.max(stepDown, Math.abs((soft[at + width] ?? here) - here))
      }
    const range = most - least
    // Without contrast there is nothing to measure, and the edge of an overexposed window is always steep.
    if (range < 0.1 * light || most > white - 5) continue
    along.push(stepAlong / range)
    down.push(stepDown / range)
  }
  // Too few blocks to tell: taken as sharp.
  return along.length < 6 ? 1 : Math.min(quantile(along, 0.85), quantile(down, 0.85))
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
