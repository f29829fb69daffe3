/** What a phone makes of a scene in two tones: exposure, lens, noise, curve, compression. RGBA, 8 bits. */
import { chanceFrom, grain } from './chance.mjs'
import { stuff } from './draw.mjs'
import { compress } from './jpeg.mjs'

export function takePicture({ camera, light, seed }, layers, { hair, skin }) {
  const { height, width } = layers
  const points = width * height
  const chance = chanceFrom(seed ^ 0xca3e)
  const parts = [0, 1, 2].map((part) => {
    const plane = new Float32Array(points)
    for (let at = 0; at < points; at += 1) {
      const kind = layers.stuff[at]
      const colour =
        kind === stuff.hair ? hair.colour[part] : kind === stuff.skin ? skin.colour[part] : layers.own[3 * at + part]
      plane[at] = light.tint[part] * (colour * layers.light[at] + layers.gloss[at]) + layers.glow[at]
    }
    return plane
  })
  const exposure = camera.white * adapted(parts, layers, camera.adapts)
  const planes = parts.map((plane) => {
    const seen = camera.shake ? shaken(plane, layers, camera.shake) : blurred(plane, layers, camera.lens)
    const from = chance.whole(0, 65_535)
    for (let at = 0; at < points; at += 1) {
      const level = seen[at] * exposure
      seen[at] = level + camera.noise * Math.sqrt(1 + 4 * Math.max(0, level)) * grain(from + at)
    }
    return camera.smear > 0 ? blurred(seen, layers, camera.smear) : seen
  })
  const data = new Uint8ClampedArray(points * 4)
  for (let at = 0; at < points; at += 1) {
    for (let part = 0; part < 3; part += 1) data[4 * at + part] = curve(planes[part][at], camera.contrast)
    data[4 * at + 3] = 255
  }
  if (camera.jpeg !== null) compress(data, width, height, camera.jpeg)
  return { data, width, height }
}

/** The mean is brought nearer to middle grey, most of all that of the middle: what phones do, within what they can. */
function adapted([r, g, b], { height, width }, strength) {
  if (strength === 0) return 1
  let [sum, weights] = [0, 0]
  for (let y = 0; y < height; y += 4)
    for (let x = 0; x < width; x += 4) {
      const at = y * width + x
      const weight = Math.hypot(x / width - 0.5, y / height - 0.5) < 0.3 ? 2 : 1
      sum += weight * Math.min(1.2, 0.2126 * r[at] + 0.7152 * g[at] + 0.0722 * b[at])
      weights += weight
    }
  return Math.min(2.6, Math.max(0.5, (0.25 / Math.max(0.001, sum / weights)) ** strength))
}

const table = (() => {
  const bytes = new Float32Array(4097)
  for (let at = 0; at <= 4096; at += 1) {
    const level = at / 4096
    bytes[at] = 255 * (level <= 0.0031308 ? 12.92 * level : 1.055 * level ** (1 / 2.4) - 0.055)
  }
  return bytes
})()

function curve(level, contrast) {
  const byte = table[Math.max(0, Math.min(4096, Math.round(level * 4096)))]
  const at = byte / 255
  return byte + 255 * contrast * 0.5 * at * (1 - at) * (2 * at - 1)
}

function blurred(plane, { height, width }, sigma) {
  const reach = Math.max(1, Math.ceil(sigma * 2.6))
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)))
  const total = kernel.reduce((sum, part) => sum + part, 0)
  const weights = Float32Array.from(kernel, (part) => part / total)
  return along(along(plane, width, height, 1, width, weights, reach), height, width, width, 1, weights, reach)
}

/** One pass of a blur: `count` points, `step` apart, on each of `lines` lines, `next` apart. */
function along(plane, count, lines, step, next, weights, reach) {
  const out = new Float32Array(plane.length)
  // The ends of a line go on as they are.
  const padded = new Float32Array(count + 2 * reach)
  for (let line = 0; line < lines; line += 1) {
    const from = line * next
    for (let at = 0; at < padded.length; at += 1)
      padded[at] = plane[from + step * Math.max(0, Math.min(count - 1, at - reach))]
    for (let point = 0; point < count; point += 1) {
      let sum = 0
      for (let tap = 0; tap < weights.length; tap += 1) sum += weights[tap] * padded[point + tap]
      out[from + point * step] = sum
    }
  }
  return out
}

function shaken(plane, { height, width }, { angle, length }) {
  const taps = Math.round(length)
  const steps = Array.from({ length: taps }, (_, tap) => [
    Math.round(Math.cos(angle) * (tap - taps / 2)),
    Math.round(Math.sin(angle) * (tap - taps / 2)),
  ])
  const soft = blurred(plane, { width, height }, 0.8)
  const out = new Float32Array(plane.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (const [right, below] of steps) {
        const px = Math.max(0, Math.min(width - 1, x + right))
        const py = Math.max(0, Math.min(height - 1, y + below))
        sum += soft[py * width + px]
      }
      out[y * width + x] = sum / taps
    }
  return out
}
