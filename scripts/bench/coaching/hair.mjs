/** Patterns of hair as height at a point, from 0 (a gap) to 1. Lengths are in units of half the width of the head. */
import { noise, seededRandom } from './random.mjs'

/**
 * @typedef {(x: number, y: number) => number} HeightAt -1 where the scalp is visible
 * @typedef {{ readonly fine: number, readonly offset: number }} Variation `fine`: 0 to 1, coarser with a larger number
 * @typedef {{ readonly gloss: number, readonly at: HeightAt }} FieldHair
 * @typedef {{ readonly gloss: number, readonly map: Float32Array }} StrandHair a height for every pixel
 * @typedef {{ width: number, height: number, cx: number, cy: number, radius: number }} Head
 */

/** @type {(phase: number) => number} */
const wave = (phase) => 0.5 + 0.5 * Math.sin(phase)

/**
 * The patterns of recipe B.
 * @satisfies {Record<string, (variation: Variation) => HeightAt>}
 */
const fields = {
  'tight coils': ({ fine, offset }) => {
    const scale = 0.026 + 0.02 * fine
    return (x, y) => {
      const ring = noise(0, x / scale + offset, y / scale)
      const clump = noise(1, x / 0.16, y / 0.16 + offset)
      return 0.75 * Math.abs(2 * ring - 1) ** 0.7 + 0.25 * clump
    }
  },
  coils: ({ fine, offset }) => {
    const turn = (2 * Math.PI) / (0.075 + 0.05 * fine)
    return (x, y) => {
      const [a, b] = [5 * noise(0, x / 0.13 + offset, y / 0.13), 5 * noise(1, x / 0.13, y / 0.13 + offset)]
      return 0.8 * wave(turn * x + a) * wave(turn * y + b) + 0.2 * noise(2, x / 0.02, y / 0.02)
    }
  },
  curls: ({ fine, offset }) => {
    const [across, along] = [(2 * Math.PI) / (0.13 + 0.08 * fine), (2 * Math.PI) / (0.3 + 0.2 * fine)]
    return (x, y) => {
      const bend = 4 * noise(0, x / 0.5 + offset, y / 0.5)
      const lock = wave(across * x + bend + 1.6 * Math.sin(along * y + 6 * noise(1, x / 0.35, offset)))
      return 0.75 * lock + 0.25 * noise(2, x / 0.025 + 9 * bend, y / 0.16)
    }
  },
  waves: ({ fine, offset }) => {
    const along = (2 * Math.PI) / (0.55 + 0.3 * fine)
    return (x, y) => {
      const bent = x + 0.05 * Math.sin(along * y + 3 * noise(0, x / 0.4 + offset, y / 0.6))
      return 0.55 * noise(1, bent / 0.035 + offset, y / 0.7) + 0.45 * noise(2, bent / 0.11, y / 0.9)
    }
  },
  locs: ({ fine, offset }) => {
    const thick = 0.13 + 0.09 * fine
    return (x, y) => {
      const at = x / thick + 1.6 * noise(0, x / 0.6 + offset, y / 0.6)
      const across = 2 * (at - Math.floor(at)) - 1
      return Math.sqrt(Math.max(0, 1 - across * across)) * (0.55 + 0.45 * noise(1, x / 0.03, y / 0.05 + offset))
    }
  },
  braids: ({ fine, offset }) => {
    const thick = 0.11 + 0.07 * fine
    return (x, y) => {
      const at = x / thick + 0.5 * noise(0, x / 0.8 + offset, y / 0.8)
      const across = 2 * (at - Math.floor(at)) - 1
      if (Math.abs(across) > 0.88) return -1
      const plait = wave((2 * Math.PI * y) / (thick * 0.9) + (across < 0 ? 2.4 : -2.4) * across)
      return Math.sqrt(1 - across * across) * (0.35 + 0.65 * plait)
    }
  },
  twists: ({ fine, offset }) => {
    const thick = 0.1 + 0.06 * fine
    return (x, y) => {
      const at = x / thick + 0.9 * noise(0, x / 0.7 + offset, y / 0.7)
      const across = 2 * (at - Math.floor(at)) - 1
      return (
        Math.sqrt(Math.max(0, 1 - across * across)) * (0.4 + 0.6 * wave((2 * Math.PI * (y + 0.05 * across)) / thick))
      )
    }
  },
}

/** @typedef {keyof typeof fields} Pattern */

/**
 * Specular reflection: coils scatter light, waves reflect it.
 * @type {Readonly<Record<Pattern, number>>}
 */
const gloss = { 'tight coils': 0.03, coils: 0.05, curls: 0.09, waves: 0.14, locs: 0.025, braids: 0.08, twists: 0.06 }

export const patterns = /** @type {readonly Pattern[]} */ (Object.keys(fields))

/**
 * Hair of recipe B.
 * @param {Pattern} pattern
 * @param {number} seed
 * @returns {FieldHair}
 */
export function fieldHair(pattern, seed) {
  const random = seededRandom(seed)
  const at = fields[pattern]({ fine: random.next(), offset: random.between(0, 60) })
  return { at, gloss: gloss[pattern] * random.between(0.6, 1.5) }
}

/**
 * Hair of recipe A: single strands, each a line that bends as it falls.
 * @param {Head} head
 * @param {number} seed
 * @returns {StrandHair}
 */
export function strandHair({ width, height, cx, cy, radius }, seed) {
  const random = seededRandom(seed)
  const map = new Float32Array(width * height).fill(0.22)
  const [turn, bend] = [random.between(0.15, 0.9), random.between(0.2, 1.3)]
  const steps = Math.round(radius * random.between(0.4, 1.2))
  const reach = radius * 2.4
  const count = Math.round((reach * reach * 4) / steps / 1.3)
  for (let strand = 0; strand < count; strand += 1) {
    let [x, y] = [cx + random.between(-reach, reach), cy + random.between(-reach, reach)]
    const [shine, phase] = [random.between(0.3, 1), random.between(0, 6.28)]
    const fall = Math.atan2(y - cy + radius, x - cx)
    for (let step = 0; step < steps; step += 1) {
      const heading = fall + bend * Math.sin(phase + step * turn)
      x += Math.cos(heading)
      y += Math.sin(heading)
      const [px, py] = [Math.round(x), Math.round(y)]
      if (px >= 0 && py >= 0 && px < width && py < height) map[py * width + px] = shine
    }
  }
  return { map, gloss: random.between(0.05, 0.12) }
}
