/** The picture that a phone takes of a scene: exposure, lens, noise, tone curve, compression. */
import { material } from './draw-scene.mjs'
import { compress } from './jpeg.mjs'
import { gaussian, seededRandom } from './random.mjs'

/**
 * @typedef {import('./draw-scene.mjs').Layers} Layers
 * @typedef {{ readonly width: number, readonly height: number }} Size
 * @typedef {readonly [Float32Array, Float32Array, Float32Array]} Planes red, green, blue: light, where 1 is white
 */

/**
 * @param {Pick<import('./scenes.mjs').Scene, 'camera' | 'light' | 'seed'>} scene
 * @param {Layers} layers
 * @param {import('./tones.mjs').TonePair} tones
 * @returns {import('#engine/photos/photo-quality-blocks.ts').Pixels}
 */
export function takePicture({ camera, light, seed }, layers, { hair, skin }) {
  const { height, width } = layers
  const points = width * height
  const random = seededRandom(seed ^ 0xca3e)
  const reflected = (/** @type {0 | 1 | 2} */ channel) => {
    const plane = new Float32Array(points)
    for (let at = 0; at < points; at += 1) {
      const kind = layers.material[at]
      const own = layers.own[3 * at + channel] ?? 0
      const colour = kind === material.hair ? hair.colour[channel] : kind === material.skin ? skin.colour[channel] : own
      const lit = colour * (layers.light[at] ?? 0) + (layers.gloss[at] ?? 0)
      plane[at] = light.tint[channel] * lit + (layers.glow[at] ?? 0)
    }
    return plane
  }
  /** @type {Planes} */
  const scene = [reflected(0), reflected(1), reflected(2)]
  const exposure = camera.white * adaptation(scene, layers, camera.adapts)
  const planes = scene.map((plane) => {
    const seen = camera.shake ? shake(plane, layers, camera.shake) : blur(plane, layers, camera.lens)
    const from = random.integer(0, 65_535)
    for (let at = 0; at < points; at += 1) {
      const level = (seen[at] ?? 0) * exposure
      seen[at] = level + camera.noise * Math.sqrt(1 + 4 * Math.max(0, level)) * gaussian(from + at)
    }
    return camera.smear > 0 ? blur(seen, layers, camera.smear) : seen
  })
  const data = new Uint8ClampedArray(points * 4).fill(255)
  for (const [channel, plane] of planes.entries())
    for (let at = 0; at < points; at += 1) data[4 * at + channel] = toneCurve(plane[at] ?? 0, camera.contrast)
  if (camera.jpeg !== null) compress(data, width, height, camera.jpeg)
  return { data, width, height }
}

/**
 * The exposure factor that brings the mean, in which the middle of the picture counts twice, nearer to middle grey, within the limits of a phone.
 * @param {Planes} planes
 * @param {Size} size
 * @param {number} strength
 */
function adaptation([r, g, b], { height, width }, strength) {
  if (strength === 0) return 1
  let [sum, weights] = [0, 0]
  for (let y = 0; y < height; y += 4)
    for (let x = 0; x < width; x += 4) {
      const at = y * width + x
      const weight = Math.hypot(x / width - 0.5, y / height - 0.5) < 0.3 ? 2 : 1
      sum += weight * Math.min(1.2, 0.2126 * (r[at] ?? 0) + 0.7152 * (g[at] ?? 0) + 0.0722 * (b[at] ?? 0))
      weights += weight
    }
  return Math.min(2.6, Math.max(0.5, (0.25 / Math.max(0.001, sum / weights)) ** strength))
}

/** The sRGB transfer function, for 4,097 levels. */
const srgbBytes = Float32Array.from({ length: 4097 }, (_, at) => {
  const level = at / 4096
  return 255 * (level <= 0.0031308 ? 12.92 * level : 1.055 * level ** (1 / 2.4) - 0.055)
})

/**
 * @param {number} level
 * @param {number} contrast
 */
function toneCurve(level, contrast) {
  const byte = srgbBytes[Math.max(0, Math.min(4096, Math.round(level * 4096)))] ?? 0
  const at = byte / 255
  return byte + 255 * contrast * 0.5 * at * (1 - at) * (2 * at - 1)
}

/**
 * A Gaussian blur.
 * @param {Float32Array} plane
 * @param {Size} size
 * @param {number} sigma in pixels
 */
function blur(plane, { height, width }, sigma) {
  const reach = Math.max(1, Math.ceil(sigma * 2.6))
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)))
  const total = kernel.reduce((sum, weight) => sum + weight, 0)
  const weights = Float32Array.from(kernel, (weight) => weight / total)
  const rows = { points: width, step: 1, lines: height, next: width }
  const columns = { points: height, step: width, lines: width, next: 1 }
  return blurAlong(blurAlong(plane, rows, weights), columns, weights)
}

/**
 * One pass of a separable blur.
 * @param {Float32Array} plane
 * @param {{ points: number, step: number, lines: number, next: number }} lines `points`, `step` apart, on each of `lines`, `next` apart
 * @param {Float32Array} weights
 */
function blurAlong(plane, { points, step, lines, next }, weights) {
  const out = new Float32Array(plane.length)
  const reach = (weights.length - 1) / 2
  // Both ends are extended by their last value.
  const padded = new Float32Array(points + 2 * reach)
  for (let line = 0; line < lines; line += 1) {
    const from = line * next
    for (let at = 0; at < padded.length; at += 1)
      padded[at] = plane[from + step * Math.max(0, Math.min(points - 1, at - reach))] ?? 0
    for (let point = 0; point < points; point += 1) {
      let sum = 0
      for (let tap = 0; tap < weights.length; tap += 1) sum += (weights[tap] ?? 0) * (padded[point + tap] ?? 0)
      out[from + point * step] = sum
    }
  }
  return out
}

/**
 * Motion blur: the mean along a line.
 * @param {Float32Array} plane
 * @param {Size} size
 * @param {{ readonly angle: number, readonly length: number }} movement
 */
function shake(plane, { height, width }, { angle, length }) {
  const taps = Math.round(length)
  const steps = Array.from({ length: taps }, (_, tap) => ({
    right: Math.round(Math.cos(angle) * (tap - taps / 2)),
    below: Math.round(Math.sin(angle) * (tap - taps / 2)),
  }))
  const soft = blur(plane, { width, height }, 0.8)
  const out = new Float32Array(plane.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (const { right, below } of steps) {
        const px = Math.max(0, Math.min(width - 1, x + right))
        const py = Math.max(0, Math.min(height - 1, y + below))
        sum += soft[py * width + px] ?? 0
      }
      out[y * width + x] = sum / taps
    }
  return out
}
