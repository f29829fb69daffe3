/** One scene, drawn in each pair of tones and judged: by the rules, and by the plain rule that looks at the mean. */
import { takePicture } from './camera.mjs'
import { drawScene } from './draw.mjs'
import { sceneOf } from './scenes.mjs'

export function judged(recipe, truth, number, pairs, judge) {
  const scene = sceneOf(recipe, truth, number)
  const layers = drawScene(scene)
  return pairs.map(({ hair, skin }) => {
    const pixels = takePicture(scene, layers, { hair, skin })
    const started = performance.now()
    const advice = judge(pixels)
    const spent = performance.now() - started
    return { truth, hair: hair.id, skin: skin.id, advice, mean: meanOf(pixels) < 80 ? 'too_dark' : 'approved', spent }
  })
}

function meanOf({ data }) {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2]
  return (sum * 4) / data.length
}
