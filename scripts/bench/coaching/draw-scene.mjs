/** Draws the light of a scene, without the tones of hair and skin. */
import { fieldHair, strandHair } from './hair.mjs'
import { noise, seededRandom } from './random.mjs'

/**
 * @typedef {import('./scenes.mjs').Scene} Scene
 *
 * @typedef {object} Layers
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} material of each point
 * @property {Float32Array} own colour of what is neither hair nor skin: red, green and blue of each point
 * @property {Float32Array} light that falls on each point
 * @property {Float32Array} gloss light that is reflected without the colour of the material
 * @property {Float32Array} glow light that the point emits
 */

export const material = { own: 0, hair: 1, skin: 2 }

/** @type {readonly [0, 1, 2]} */
const channels = [0, 1, 2]

/**
 * @param {Scene} scene
 * @returns {Layers}
 */
export function drawScene(scene) {
  const { height, width } = scene
  const points = width * height
  const layers = {
    width,
    height,
    material: new Uint8Array(points),
    own: new Float32Array(points * 3),
    light: new Float32Array(points),
    gloss: new Float32Array(points),
    glow: new Float32Array(points),
  }
  drawWall(scene, layers)
  if (scene.things) drawThings(scene, scene.things, layers)
  if (scene.window) drawWindow(scene, scene.window, layers)
  if (scene.lamp) drawLamp(scene, scene.lamp, layers)
  drawPerson(scene, layers)
  return layers
}

/**
 * @param {Scene} scene
 * @param {Layers} layers
 */
function drawWall({ height, light, seed, wall, width }, layers) {
  const [dx, dy] = [Math.cos(light.angle), Math.sin(light.angle)]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const [u, v] = [x / width - 0.5, y / height - 0.5]
      const rough = 1 + wall.texture * (4 * noise(seed, x / 9, y / 9) + 2 * noise(seed + 1, x / 2.3, y / 2.3) - 3)
      layers.light[at] = Math.max(0.05, (1 + wall.fall * 1.4 * (u * dx + v * dy)) * rough)
      for (const channel of channels) layers.own[3 * at + channel] = wall.colour[channel]
    }
}

/**
 * Shelves, frames, leaves, lamps, clothes: boxes and discs with patterns of their own, until they cover their part of the wall.
 * @param {Scene} scene
 * @param {NonNullable<Scene['things']>} things
 * @param {Layers} layers
 */
function drawThings({ height, seed, width }, things, layers) {
  const random = seededRandom(seed ^ 0x5eed)
  const wall = width * Math.floor(height * 0.55)
  const covered = new Uint8Array(width * height)
  let left = wall * things.cover
  while (left > 0) {
    const [cx, cy] = [random.between(0, width), random.between(0, height * 0.85)]
    const [a, b] = [random.between(0.07, 0.17) * width, random.between(0.05, 0.16) * height]
    const colour = channels.map(() => random.between(0.02, 0.85) ** 1.6)
    const other = colour.map((level) => (things.plain ? level : level * random.between(0.3, 1.4)))
    const [round, stripe] = [!things.plain && random.chance(0.4), random.between(2, 14)]
    const shade = random.between(0.6, 1.1)
    for (let y = Math.max(0, Math.floor(cy - b)); y < Math.min(height, cy + b); y += 1)
      for (let x = Math.max(0, Math.floor(cx - a)); x < Math.min(width, cx + a); x += 1) {
        if (round && ((x - cx) / a) ** 2 + ((y - cy) / b) ** 2 > 1) continue
        const at = y * width + x
        layers.own.set(Math.floor(x / stripe) % 2 === 0 ? colour : other, 3 * at)
        layers.light[at] = shade
        if (covered[at] === 0 && at < wall) left -= 1
        covered[at] = 1
      }
  }
}

/**
 * Draws a window beside or above the head.
 * @param {Scene} scene
 * @param {{ readonly glow: number }} window
 * @param {Layers} layers
 */
function drawWindow({ height, seed, width }, window, layers) {
  const random = seededRandom(seed ^ 0x3a1d)
  const left = Math.round(random.between(-0.15, 0.75) * width)
  const right = left + Math.round(random.between(0.25, 0.45) * width)
  const top = Math.round(random.between(-0.2, 0.1) * height)
  const bottom = top + Math.round(random.between(0.4, 0.7) * height)
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1)
      layers.glow[y * width + x] = Math.abs(x - (left + right) / 2) < 2 ? 0.2 : window.glow
}

/**
 * @param {Scene} scene
 * @param {{ readonly glow: number }} lamp
 * @param {Layers} layers
 */
function drawLamp({ height, seed, width }, lamp, layers) {
  const random = seededRandom(seed ^ 0x1a3b)
  const [cx, cy] = [random.between(0.05, 0.95) * width, random.between(0.03, 0.2) * height]
  const size = random.between(4, 9)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const distance = Math.hypot(x - cx, y - cy) / size
      layers.glow[at] = (layers.glow[at] ?? 0) + (distance < 1 ? lamp.glow : (0.02 * lamp.glow) / (distance * distance))
    }
}

/**
 * @param {Scene} scene
 * @param {Layers} layers
 */
function drawPerson(scene, layers) {
  const { height, lean, length, light, lobes, seed, view, width } = scene
  const random = seededRandom(seed ^ 0xbeef)
  const radius = scene.radius * (scene.close ? Math.max(width, height) : Math.min(width, height * 0.85))
  const [cx, cy] = [width * (0.5 + lean[0]), height * (scene.close ? 0.5 : 0.47 + lean[1])]
  const tall = view === 'top' ? 1.12 : 1.08
  const hair =
    scene.recipe === 'A' ? strandHair({ width, height, cx, cy, radius }, seed) : fieldHair(scene.pattern, seed)
  const cloth = channels.map(() => random.between(0.12, 0.9) ** 2.2)
  const [lightX, lightY] = [Math.cos(light.angle) * light.side, Math.sin(light.angle) * light.side]
  const front = Math.sqrt(1 - light.side * light.side)
  const parting = view === 'top' && random.chance(0.6) ? random.between(-0.3, 0.3) : null
  const faceSide = random.chance(0.5) ? 1 : -1

  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const [u, v] = [(x - cx) / radius, (y - cy) / (radius * tall)]
      const edge =
        1 + lobes * (2 * noise(seed, 2.2 * Math.atan2(v, u) + 40, 3) - 1) + 0.05 * (noise(1, x / 2, y / 2) - 0.5)
      const distance = Math.hypot(u, v) / edge
      const falls = view !== 'top' && v > 0 && Math.abs(u) < edge * (1 - 0.12 * v) && v < 0.6 + length
      const inside = distance < 1 || (falls && length > 0)
      const body = scene.close ? 'none' : bodyAt(view, u, v, faceSide)
      const [nx, ny] = [Math.max(-0.9, Math.min(0.9, u * 0.8)), Math.max(-0.9, Math.min(0.9, v * 0.8))]
      const nz = Math.sqrt(Math.max(0.06, 1 - nx * nx - ny * ny))
      const lambert = 0.4 + 0.6 * Math.max(0, nx * lightX + ny * lightY + nz * front)

      const scalp = parting !== null && Math.abs(u - parting - 0.04 * Math.sin(5 * v)) < 0.022
      const face = body === 'face' && distance < 1.02
      const hairHeight = () => ('map' in hair ? (hair.map[at] ?? 0) : withStrands(hair.at(u, v * tall), x, y))
      const high = inside && !face ? hairHeight() : null
      if (high !== null && high >= 0 && !(scalp && distance < 0.9)) {
        layers.material[at] = material.hair
        layers.light[at] = lambert * (0.3 + 0.75 * high)
        // Hair shines in a band across its direction, and only on the strands in front.
        const band = Math.exp(-(((v + 0.35 - 0.5 * lightY) / 0.3) ** 2)) + 0.25
        layers.gloss[at] = hair.gloss * band * lambert * high * high
        layers.glow[at] = 0
      } else if (inside || body === 'skin' || face) {
        layers.material[at] = material.skin
        layers.light[at] = lambert
        layers.gloss[at] = 0.02 * Math.max(0, nz - 0.8)
        layers.glow[at] = 0
      } else if (body === 'cloth') {
        layers.light[at] = lambert * (0.85 + 0.3 * noise(2, x / 12, y / 12))
        layers.glow[at] = 0
        layers.own.set(cloth, 3 * at)
      }
    }
}

/**
 * Adds single strands, which are as fine as the camera can resolve at any distance.
 * @param {number} high
 * @param {number} x
 * @param {number} y
 */
function withStrands(high, x, y) {
  return high < 0 ? high : high * (0.62 + 0.76 * noise(2, (x + 0.4 * y) / 1.6, (y - 0.3 * x) / 3.4))
}

/**
 * What is under the hair at this point, in units of the head.
 * @param {import('./scenes.mjs').View} view
 * @param {number} u
 * @param {number} v
 * @param {number} faceSide 1 or -1
 * @returns {'face' | 'skin' | 'cloth' | 'none'}
 */
function bodyAt(view, u, v, faceSide) {
  if (view === 'side' && u * faceSide > 0.42 && u * faceSide < 0.95 && v > -0.35 && v < 0.95) return 'face'
  if (view === 'top')
    return v > 0.55 && Math.hypot(u / 1.9, (v - 1.1) / 0.6) < 1 && Math.hypot(u, v) > 1 ? 'cloth' : 'none'
  if (v > 0.9 && v < 1.5 && Math.abs(u) < 0.42) return 'skin'
  const shoulder = 1.3 + 0.35 * Math.min(1, Math.abs(u) / 1.7) ** 2
  return v > shoulder && Math.abs(u) < 1.9 ? 'cloth' : 'none'
}
