/** Reproducible randomness: numbers from a seed, and tileable value noise. */
import { randomNumbers } from '#scripts/random-edits/random.mjs'

/**
 * @typedef {object} Random
 * @property {() => number} next 0 to 1, without 1
 * @property {(from: number, to: number) => number} between
 * @property {(from: number, to: number) => number} integer both ends included
 * @property {<T>(list: readonly [T, ...T[]]) => T} pick
 * @property {(probability: number) => boolean} chance
 */

/**
 * @param {number} seed
 * @returns {Random}
 */
export function seededRandom(seed) {
  const next = randomNumbers(seed)
  /** @type {Random['between']} */
  const between = (from, to) => from + (to - from) * next()
  return {
    next,
    between,
    integer: (from, to) => Math.floor(between(from, to + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  }
}

const side = 512
const mask = side - 1

/**
 * Value noise from 0 to 1 that repeats seamlessly, with a lattice point every 8 pixels.
 * @param {number} seed
 */
function noiseTile(seed) {
  const { next } = seededRandom(seed)
  const step = 8
  const count = side / step
  const lattice = Float32Array.from({ length: count * count }, next)
  const tile = new Float32Array(side * side)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [cx, cy] = [Math.floor(x / step), Math.floor(y / step)]
      const [fx, fy] = [smoothstep((x % step) / step), smoothstep((y % step) / step)]
      const corner = (/** @type {number} */ dx, /** @type {number} */ dy) =>
        lattice[((cy + dy) % count) * count + ((cx + dx) % count)] ?? 0
      const top = corner(0, 0) * (1 - fx) + corner(1, 0) * fx
      const bottom = corner(0, 1) * (1 - fx) + corner(1, 1) * fx
      tile[y * side + x] = top * (1 - fy) + bottom * fy
    }
  return tile
}

/** @param {number} t */
function smoothstep(t) {
  return t * t * (3 - 2 * t)
}

const tiles = /** @type {const} */ ([noiseTile(11), noiseTile(23), noiseTile(37)])

/**
 * Value noise, 0 to 1, with about one maximum per unit. Different values of `which` give independent fields.
 * @param {number} which
 * @param {number} x
 * @param {number} y
 */
export function noise(which, x, y) {
  const tile = tiles[which % tiles.length] ?? tiles[0]
  const [px, py] = [(x + which * 17.3) * 8, (y + which * 5.9) * 8]
  const [ix, iy] = [Math.floor(px), Math.floor(py)]
  const [fx, fy] = [px - ix, py - iy]
  const [left, right] = [ix & mask, (ix + 1) & mask]
  const [top, bottom] = [(iy & mask) * side, ((iy + 1) & mask) * side]
  const above = (tile[top + left] ?? 0) * (1 - fx) + (tile[top + right] ?? 0) * fx
  const below = (tile[bottom + left] ?? 0) * (1 - fx) + (tile[bottom + right] ?? 0) * fx
  return above * (1 - fy) + below * fy
}

const gaussians = (() => {
  const { next } = seededRandom(5)
  return Float32Array.from({ length: 1 << 16 }, () => {
    // The sum of six uniform numbers is close to normal.
    let sum = 0
    for (let at = 0; at < 6; at += 1) sum += next()
    return (sum - 3) * Math.SQRT2
  })
})()

/**
 * One of 65,536 normally distributed numbers with mean 0 and variance 1.
 * @param {number} at
 */
export function gaussian(at) {
  return gaussians[at & 0xffff] ?? 0
}
