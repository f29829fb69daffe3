/**
 * The two recipes for scenes. A is the tuning set, on which thresholds and measures may be adjusted: strands drawn one by one, plain
 * light, a plain camera. B is the test set. It shares with A only the list of classes, the tones and the arithmetic of light: its hair,
 * outlines, rooms, lights, cameras and seeds differ.
 *
 * A scene contains everything but the tones. It is drawn in each tone, so that two groups differ only in tone.
 */
import { patterns } from './hair.mjs'
import { seededRandom } from './random.mjs'

/**
 * @typedef {import('#engine/photos/photo-quality.ts').PhotoAdvice} PhotoAdvice
 * @typedef {import('./tones.mjs').Colour} Colour
 * @typedef {import('./random.mjs').Random} Random
 * @typedef {import('./hair.mjs').Pattern} Pattern
 * @typedef {'A' | 'B'} Recipe
 * @typedef {'top' | 'back' | 'side'} View
 * @typedef {readonly [width: number, height: number]} Size in pixels
 *
 * @typedef {object} Camera
 * @property {number} white exposure before it adapts
 * @property {number} adapts how far the exposure follows the brightness of the scene, 0 to 1
 * @property {number} noise standard deviation in the dark
 * @property {number} smear sigma of the noise reduction, in pixels
 * @property {number} lens sigma of its blur, in pixels
 * @property {{ length: number, angle: number } | null} shake in pixels and radians
 * @property {number} contrast of the tone curve
 * @property {number | null} jpeg quality, 1 to 100
 *
 * @typedef {object} Scene
 * @property {number} seed
 * @property {PhotoAdvice} truth
 * @property {Recipe} recipe
 * @property {number} width
 * @property {number} height
 * @property {View} view
 * @property {Pattern} pattern used by recipe B only
 * @property {boolean} close
 * @property {number} radius of the head, as a part of the picture
 * @property {readonly [x: number, y: number]} lean distance of the head from the centre, as a part of the picture
 * @property {number} lobes how far the outline of the hair deviates from an ellipse
 * @property {number} length of the hair below the middle of the head
 * @property {{ colour: Colour, texture: number, fall: number }} wall `fall`: how much light falls off across it
 * @property {{ cover: number, plain: boolean } | null} things in the background; `cover`: their part of the wall
 * @property {{ glow: number } | null} window
 * @property {{ glow: number } | null} lamp
 * @property {{ angle: number, side: number, tint: Colour }} light
 * @property {Camera} camera
 */

/** @type {readonly PhotoAdvice[]} */
export const truths = ['approved', 'too_dark', 'too_close', 'background', 'blurred']

/** @type {readonly View[]} */
const views = ['top', 'back', 'side']

/** @type {readonly [Size, ...Size[]]} */
const tuningSizes = [
  [240, 320],
  [320, 240],
]

/** @type {readonly [Size, ...Size[]]} */
const testSizes = [
  [240, 320],
  [240, 320],
  [320, 240],
  [180, 320],
  [320, 320],
]

/**
 * Returns the same scene for the same arguments.
 * @param {Recipe} recipe
 * @param {PhotoAdvice} truth
 * @param {number} number
 */
export function sceneOf(recipe, truth, number) {
  const seed = (recipe === 'B' ? 900_001 : 1) + number * 101 + truths.indexOf(truth) * 7_919
  const random = seededRandom(seed)
  return (recipe === 'B' ? testScene : tuningScene)(random, truth, number, seed)
}

/**
 * @param {Random} random
 * @param {PhotoAdvice} truth
 * @param {number} number
 * @param {number} seed
 * @returns {Scene}
 */
function tuningScene(random, truth, number, seed) {
  const [width, height] = random.pick(tuningSizes)
  const dark = truth === 'too_dark'
  return {
    seed,
    truth,
    recipe: 'A',
    width,
    height,
    view: views[number % views.length] ?? 'top',
    pattern: 'curls',
    close: truth === 'too_close',
    radius: truth === 'too_close' ? random.between(0.85, 1.1) : random.between(0.24, 0.31),
    lean: [0, 0],
    lobes: 0,
    length: random.pick([0, 0.7]),
    wall: { colour: grey(random.pick([0.7, 0.45, 0.18])), texture: 0.01, fall: random.between(0, 0.25) },
    things: truth === 'background' ? { cover: random.between(0.5, 0.7), plain: true } : null,
    window: null,
    lamp: null,
    light: { angle: random.between(-2.4, -0.7), side: random.between(0.2, 0.6), tint: [1, 1, 1] },
    camera: {
      white: dark ? random.between(0.015, 0.1) : random.between(0.6, 0.95),
      adapts: 0,
      noise: dark ? random.between(0.003, 0.01) : 0.0012,
      smear: 0,
      lens: truth === 'blurred' ? random.between(2.4, 5) : 0.6,
      shake: null,
      contrast: 0,
      jpeg: null,
    },
  }
}

/**
 * @param {Random} random
 * @param {PhotoAdvice} truth
 * @param {number} number
 * @param {number} seed
 * @returns {Scene}
 */
function testScene(random, truth, number, seed) {
  const [width, height] = random.pick(testSizes)
  const dark = truth === 'too_dark'
  const dim = dark && random.chance(0.35)
  const warm = random.between(-1, 1)
  const wall = random.pick(walls)
  const varied = (/** @type {number} */ channel) => channel * random.between(0.85, 1.1)
  return {
    seed,
    truth,
    recipe: 'B',
    width,
    height,
    view: views[number % views.length] ?? 'top',
    pattern: patterns[number % patterns.length] ?? 'curls',
    close: truth === 'too_close',
    radius: truth === 'too_close' ? random.between(0.95, 1.5) : random.between(0.21, 0.33),
    lean: [random.between(-0.07, 0.07), random.between(-0.05, 0.06)],
    lobes: random.between(0, 0.14),
    length: random.pick([0, 0, 0.5, 0.9, 1.3]),
    wall: {
      colour: [varied(wall[0]), varied(wall[1]), varied(wall[2])],
      texture: random.pick([0.004, 0.02, 0.05]),
      fall: random.between(0, 0.45),
    },
    things: truth === 'background' ? { cover: random.between(0.45, 0.85), plain: false } : null,
    window: !dark && truth !== 'background' && random.chance(0.18) ? { glow: random.between(1.6, 5) } : null,
    lamp: dark && random.chance(0.06) ? { glow: random.between(0.3, 1) } : null,
    light: {
      angle: random.between(-3, 0),
      side: random.between(0.1, 0.85),
      tint: [1 + 0.16 * warm, 1, 1 - 0.22 * warm],
    },
    camera: {
      white: dim ? random.between(0.05, 0.1) : dark ? random.between(0.006, 0.05) : 0.8,
      // In good light a phone adapts its exposure to the scene; in the dark it is already at its limit.
      adapts: dark ? 0 : random.between(0.3, 0.9),
      noise: dim ? random.between(0.008, 0.016) : dark ? random.between(0.0015, 0.007) : random.between(0.0006, 0.003),
      smear: random.pick([0, 0, 0.5, 0.8]),
      lens: truth === 'blurred' ? random.between(2.4, 5) : random.between(0.5, 0.85),
      shake:
        truth === 'blurred' && random.chance(0.4)
          ? { length: random.between(11, 22), angle: random.between(0, 3.14) }
          : null,
      contrast: random.between(0, 0.6),
      jpeg: random.chance(0.7) ? random.integer(62, 95) : null,
    },
  }
}

/** @type {(level: number) => Colour} */
const grey = (level) => [level, level, level]

/**
 * White, cream, sage, blue, grey, terracotta, charcoal, navy.
 * @type {readonly [Colour, ...Colour[]]}
 */
const walls = [
  grey(0.78),
  [0.74, 0.68, 0.56],
  [0.4, 0.45, 0.36],
  [0.22, 0.32, 0.42],
  grey(0.3),
  [0.36, 0.17, 0.1],
  grey(0.06),
  [0.03, 0.04, 0.08],
]
