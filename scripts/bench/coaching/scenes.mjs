/**
 * The two recipes. A (practice) is what thresholds and measures may be tuned on: strands drawn one by one, as in the study that
 * the first thresholds come from, plain light, a plain camera. B (exam) shares with it only this list of classes, the tones and
 * the arithmetic of light: its hair, outlines, rooms, lights and cameras are others, and so are its seeds.
 *
 * A scene says everything but the tones: it is drawn in each of them, so that what differs between two groups is the tone alone.
 */
import { chanceFrom } from './chance.mjs'
import { patterns } from './hair.mjs'

export const truths = ['approved', 'too_dark', 'too_close', 'background', 'blurred']

const views = ['top', 'back', 'side']
const sizes = [
  [240, 320],
  [240, 320],
  [320, 240],
  [180, 320],
  [320, 320],
]

export function sceneOf(recipe, truth, number) {
  const seed = (recipe === 'B' ? 900_001 : 1) + number * 101 + truths.indexOf(truth) * 7_919
  const chance = chanceFrom(seed)
  return (recipe === 'B' ? examScene : practiceScene)(chance, truth, number, seed)
}

function practiceScene(chance, truth, number, seed) {
  const [width, height] = chance.pick([
    [240, 320],
    [320, 240],
  ])
  const dark = truth === 'too_dark'
  return {
    seed,
    truth,
    recipe: 'A',
    width,
    height,
    view: views[number % 3],
    pattern: 'strands',
    close: truth === 'too_close',
    radius: truth === 'too_close' ? chance.between(0.85, 1.1) : chance.between(0.24, 0.31),
    lean: [0, 0],
    lobes: 0,
    length: chance.pick([0, 0.7]),
    wall: { colour: grey(chance.pick([0.7, 0.45, 0.18])), texture: 0.01, fall: chance.between(0, 0.25) },
    things: truth === 'background' ? { cover: chance.between(0.5, 0.7), plain: true } : null,
    window: null,
    lamp: null,
    light: { angle: chance.between(-2.4, -0.7), side: chance.between(0.2, 0.6), tint: [1, 1, 1] },
    camera: {
      white: dark ? chance.between(0.015, 0.1) : chance.between(0.6, 0.95),
      adapts: 0,
      noise: dark ? chance.between(0.003, 0.01) : 0.0012,
      smear: 0,
      lens: truth === 'blurred' ? chance.between(2.4, 5) : 0.6,
      shake: null,
      contrast: 0,
      jpeg: null,
    },
  }
}

function examScene(chance, truth, number, seed) {
  const [width, height] = chance.pick(sizes)
  const dark = truth === 'too_dark'
  const dim = dark && chance.maybe(0.35)
  const warm = chance.between(-1, 1)
  const wall = chance.pick(walls)
  return {
    seed,
    truth,
    recipe: 'B',
    width,
    height,
    view: views[number % 3],
    pattern: patterns[number % patterns.length],
    close: truth === 'too_close',
    radius: truth === 'too_close' ? chance.between(0.95, 1.5) : chance.between(0.21, 0.33),
    lean: [chance.between(-0.07, 0.07), chance.between(-0.05, 0.06)],
    lobes: chance.between(0, 0.14),
    length: chance.pick([0, 0, 0.5, 0.9, 1.3]),
    wall: {
      colour: wall.map((part) => part * chance.between(0.85, 1.1)),
      texture: chance.pick([0.004, 0.02, 0.05]),
      fall: chance.between(0, 0.45),
    },
    things: truth === 'background' ? { cover: chance.between(0.45, 0.85), plain: false } : null,
    window: !dark && truth !== 'background' && chance.maybe(0.18) ? { glow: chance.between(1.6, 5) } : null,
    lamp: dark && chance.maybe(0.06) ? { glow: chance.between(0.3, 1) } : null,
    light: {
      angle: chance.between(-3, 0),
      side: chance.between(0.1, 0.85),
      tint: [1 + 0.16 * warm, 1, 1 - 0.22 * warm],
    },
    camera: {
      white: dim ? chance.between(0.05, 0.1) : dark ? chance.between(0.006, 0.05) : 0.8,
      // In good light the phone chooses the exposure by what it sees; in the dark it has nothing left to choose.
      adapts: dark ? 0 : chance.between(0.3, 0.9),
      noise: dim ? chance.between(0.008, 0.016) : dark ? chance.between(0.0015, 0.007) : chance.between(0.0006, 0.003),
      smear: chance.pick([0, 0, 0.5, 0.8]),
      lens: truth === 'blurred' ? chance.between(2.4, 5) : chance.between(0.5, 0.85),
      shake:
        truth === 'blurred' && chance.maybe(0.4)
          ? { length: chance.between(11, 22), angle: chance.between(0, 3.14) }
          : null,
      contrast: chance.between(0, 0.6),
      jpeg: chance.maybe(0.7) ? chance.whole(62, 95) : null,
    },
  }
}

const grey = (level) => [level, level, level]

/** White, cream, sage, blue, grey, terracotta, charcoal, navy: from light to dark. */
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
