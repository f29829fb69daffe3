import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { assessPhoto } from '#engine/photos/photo-quality.ts'
import { isLong } from '#testing/long.ts'
import type { Photos } from '#types/content.generated.ts'
import { evaluateScene } from './evaluate-scene.mjs'
import { fairnessProblems } from './fairness.mjs'
import { truths } from './scenes.mjs'
import { tonePairs } from './tones.mjs'

const photos = parse(readFileSync('content/quiz/photos.yaml', 'utf8')) as Photos

/**
 * A part of `npm run bench -- coaching`: twelve scenes of each class, in the darkest and the lightest tones. It shows whether a tone falls
 * behind; only the whole benchmark shows how good the advice is in general.
 */
const extremes = new Set(['black, monk 10', 'blonde, monk 1', ...(isLong ? ['black, monk 1', 'blonde, monk 10'] : [])])
const pairs = tonePairs.filter(({ hair, skin }) => extremes.has(`${hair.id}, ${skin.id}`))
const rows = truths.flatMap((truth) =>
  Array.from({ length: 12 }, (_, number) =>
    evaluateScene('B', truth, 21 + number, pairs, (pixels) => assessPhoto(pixels, photos.coaching)),
  ).flat(),
)

describe('pictures that differ only in the tone of hair and skin', () => {
  test('no tone falls behind', () => {
    expect(rows).toHaveLength(pairs.length * 60)
    expect(fairnessProblems(rows)).toEqual([])
  })

  test('the advice is correct for most of them', () => {
    const correct = rows.filter(({ advice, truth }) => advice === truth)
    expect(correct.length / rows.length).toBeGreaterThan(0.9)
  })

  test('a rule that looks at the mean brightness is detected as unfair', () => {
    expect(fairnessProblems(rows, 'mean').join('\n')).toMatch(/^black, .* of well-lit pictures are called too dark$/m)
  })
})
