/** Draws a scene once, as light: what each point is made of, how much light falls on it, and how much it mirrors. Tones come later. */
import { chanceFrom, noise } from './chance.mjs'
import { fieldHair, strandHair } from './hair.mjs'

export const stuff = { own: 0, hair: 1, skin: 2 }

export function drawScene(scene) {
  const { height, width } = scene
  const points = width * height
  const layers = {
    width,
    height,
    stuff: new Uint8Array(points),
    /** The colour of what is neither hair nor skin. */
    own: new Float32Array(points * 3),
    light: new Float32Array(points),
    gloss: new Float32Array(points),
    glow: new Float32Array(points),
  }
  drawWall(scene, layers)
  if (scene.things) drawThings(scene, layers)
  if (scene.window) drawWindow(scene, layers)
  if (scene.lamp) drawLamp(scene, layers)
  drawPerson(scene, layers)
  return layers
}

function drawWall({ height, light, seed, wall, width }, layers) {
  const [dx, dy] = [Math.cos(light.angle), Math.sin(light.angle)]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const [u, v] = [x / width - 0.5, y / height - 0.5]
      const rough = 1 + wall.texture * (4 * noise(seed, x / 9, y / 9) + 2 * noise(seed + 1, x / 2.3, y / 2.3) - 3)
      layers.light[at] = Math.max(0.05, (1 + wall.fall * 1.4 * (u * dx + v * dy)) * rough)
      for (let part = 0; part < 3; part += 1) layers.own[3 * at + part] = wall.colour[part]
    }
}

/** Shelves, frames, leaves, lamps, clothes: boxes and discs with patterns of their own, until they cover their share of the wall. */
function drawThings({ height, seed, things, width }, layers) {
  const chance = chanceFrom(seed ^ 0x5eed)
  const wall = width * Math.floor(height * 0.55)
  const covered = new Uint8Array(width * height)
  let left = wall * things.cover
  while (left > 0) {
    const [cx, cy] = [chance.between(0, width), chance.between(0, height * 0.85)]
    const [a, b] = [chance.between(0.07, 0.17) * width, chance.between(0.05, 0.16) * height]
    const colour = [0, 1, 2].map(() => chance.between(0.02, 0.85) ** 1.6)
    const other = colour.map((part) => (things.plain ? part : part * chance.between(0.3, 1.4)))
    const [round, stripe] = [!things.plain && chance.maybe(0.4), chance.between(2, 14)]
    const shade = chance.between(0.6, 1.1)
    for (let y = Math.max(0, Math.floor(cy - b)); y < Math.min(height, cy + b); y += 1)
      for (let x = Math.max(0, Math.floor(cx - a)); x < Math.min(width, cx + a); x += 1) {
        if (round && ((x - cx) / a) ** 2 + ((y - cy) / b) ** 2 > 1) continue
        const at = y * width + x
        const mine = Math.floor(x / stripe) % 2 === 0 ? colour : other
        for (let part = 0; part < 3; part += 1) layers.own[3 * at + part] = mine[part]
        layers.light[at] = shade
        if (covered[at] === 0 && at < wall) left -= 1
        covered[at] = 1
      }
  }
}

/** Beside or above the head, as a window behind somebody is. */
function drawWindow({ height, seed, width, window }, layers) {
  const chance = chanceFrom(seed ^ 0x3a1d)
  const left = Math.round(chance.between(-0.15, 0.75) * width)
  const right = left + Math.round(chance.between(0.25, 0.45) * width)
  const top = Math.round(chance.between(-0.2, 0.1) * height)
  const bottom = top + Math.round(chance.between(0.4, 0.7) * height)
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1)
      layers.glow[y * width + x] = Math.abs(x - (left + right) / 2) < 2 ? 0.2 : window.glow
}

function drawLamp({ height, lamp, seed, width }, layers) {
  const chance = chanceFrom(seed ^ 0x1a3b)
  const [cx, cy, size] = [chance.between(0.05, 0.95) * width, chance.between(0.03, 0.2) * height, chance.between(4, 9)]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const far = Math.hypot(x - cx, y - cy) / size
      layers.glow[y * width + x] += far < 1 ? lamp.glow : (0.02 * lamp.glow) / (far * far)
    }
}

function drawPerson(scene, layers) {
  const { height, lean, length, light, lobes, seed, view, width } = scene
  const chance = chanceFrom(seed ^ 0xbeef)
  const radius = scene.radius * (scene.close ? Math.max(width, height) : Math.min(width, height * 0.85))
  const [cx, cy] = [width * (0.5 + lean[0]), height * (scene.close ? 0.5 : 0.47 + lean[1])]
  const tall = view === 'top' ? 1.12 : 1.08
  const hair =
    scene.recipe === 'A' ? strandHair({ width, height, cx, cy, radius }, seed) : fieldHair(scene.pattern, seed)
  const cloth = [0, 1, 2].map(() => chance.between(0.12, 0.9) ** 2.2)
  const lit = [Math.cos(light.angle) * light.side, Math.sin(light.angle) * light.side]
  const front = Math.sqrt(1 - light.side * light.side)
  const parting = view === 'top' && chance.maybe(0.6) ? chance.between(-0.3, 0.3) : null
  const faceSide = chance.maybe(0.5) ? 1 : -1

  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const [u, v] = [(x - cx) / radius, (y - cy) / (radius * tall)]
      const edge =
        1 + lobes * (2 * noise(seed, 2.2 * Math.atan2(v, u) + 40, 3) - 1) + 0.05 * (noise(1, x / 2, y / 2) - 0.5)
      const far = Math.hypot(u, v) / edge
      const falls = view !== 'top' && v > 0 && Math.abs(u) < edge * (1 - 0.12 * v) && v < 0.6 + length
      const inside = far < 1 || (falls && length > 0)
      const body = scene.close ? 'none' : bodyAt(view, u, v, faceSide)
      const [nx, ny] = [Math.max(-0.9, Math.min(0.9, u * 0.8)), Math.max(-0.9, Math.min(0.9, v * 0.8))]
      const nz = Math.sqrt(Math.max(0.06, 1 - nx * nx - ny * ny))
      const lambert = 0.4 + 0.6 * Math.max(0, nx * lit[0] + ny * lit[1] + nz * front)

      const scalp = parting !== null && Math.abs(u - parting - 0.04 * Math.sin(5 * v)) < 0.022
      const face = body === 'face' && far < 1.02
      const high = inside && !face ? (hair.map ? hair.map[at] : strands(hair.at(u, v * tall), x, y)) : null
      if (high !== null && high >= 0 && !(scalp && far < 0.9)) {
        layers.stuff[at] = stuff.hair
        layers.light[at] = lambert * (0.3 + 0.75 * high)
        // The sheen of hair lies in a band across the way it runs, and only on what stands up.
        const band = Math.exp(-(((v + 0.35 - 0.5 * lit[1]) / 0.3) ** 2)) + 0.25
        layers.gloss[at] = hair.gloss * band * lambert * high * high
        layers.glow[at] = 0
      } else if (inside || body === 'skin' || face) {
        layers.stuff[at] = stuff.skin
        layers.light[at] = lambert
        layers.gloss[at] = 0.02 * Math.max(0, nz - 0.8)
        layers.glow[at] = 0
      } else if (body === 'cloth') {
        layers.light[at] = lambert * (0.85 + 0.3 * noise(2, x / 12, y / 12))
        layers.glow[at] = 0
        for (let part = 0; part < 3; part += 1) layers.own[3 * at + part] = cloth[part]
      }
    }
}

/** Single strands: as fine as the camera sees, however far away. */
function strands(high, x, y) {
  return high < 0 ? high : high * (0.62 + 0.76 * noise(2, (x + 0.4 * y) / 1.6, (y - 0.3 * x) / 3.4))
}

/** What is under the hair at this place, in units of the head. */
function bodyAt(view, u, v, faceSide) {
  if (view === 'side' && u * faceSide > 0.42 && u * faceSide < 0.95 && v > -0.35 && v < 0.95) return 'face'
  if (view === 'top')
    return v > 0.55 && Math.hypot(u / 1.9, (v - 1.1) / 0.6) < 1 && Math.hypot(u, v) > 1 ? 'cloth' : 'none'
  if (v > 0.9 && v < 1.5 && Math.abs(u) < 0.42) return 'skin'
  const shoulder = 1.3 + 0.35 * Math.min(1, Math.abs(u) / 1.7) ** 2
  return v > shoulder && Math.abs(u) < 1.9 ? 'cloth' : 'none'
}
