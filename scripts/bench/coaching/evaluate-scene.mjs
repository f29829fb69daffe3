/** Draws one scene in each pair of tones and compares the advice of the rules with the truth. */
import { takePicture } from './camera.mjs'
import { drawScene } from './draw-scene.mjs'
import { sceneOf } from './scenes.mjs'

/**
 * @typedef {import('#engine/photos/photo-quality-blocks.ts').Pixels} Pixels
 * @typedef {import('#engine/photos/photo-quality.ts').PhotoAdvice} PhotoAdvice
 *
 * @typedef {object} Row
 * @property {PhotoAdvice} truth what the scene was drawn to be
 * @property {string} hair
 * @property {string} skin
 * @property {PhotoAdvice} advice of the rules
 * @property {PhotoAdvice} mean advice of a naive rule that looks at the mean brightness
 * @property {number} spent milliseconds
 */

/**
 * @param {import('./scenes.mjs').Recipe} recipe
 * @param {PhotoAdvice} truth
 * @param {number} number
 * @param {readonly import('./tones.mjs').TonePair[]} pairs
 * @param {(pixels: Pixels) => PhotoAdvice} advise
 * @returns {Row[]}
 */
export function evaluateScene(recipe, truth, number, pairs, advise) {
  const scene = sceneOf(recipe, truth, number)
  const layers = drawScene(scene)
  return pairs.map(({ hair, skin }) => {
    const pixels = takePicture(scene, layers, { hair, skin })
    const started = performance.now()
    const advice = advise(pixels)
    const spent = performance.now() - started
    const mean = meanBrightness(pixels) < 80 ? 'too_dark' : 'approved'
    return { truth, hair: hair.id, skin: skin.id, advice, mean, spent }
  })
}

/** @param {Pixels} pixels */
function meanBrightness({ data }) {
  let sum = 0
  for (let at = 0; at < data.length; at += 4)
    sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
  return (sum * 4) / data.length
}
