import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Pixels } from '#engine/photos/photo-quality-blocks.ts'
import { assessPhoto } from '#engine/photos/photo-quality.ts'
import { isLong } from '#testing/long.ts'
import { problemsOf } from './fairness.mjs'
import { judged } from './judged.mjs'
import { truths } from './scenes.mjs'
import { tonePairs } from './tones.mjs'

type Tone = { readonly id: string }

const { photos } = parse(readFileSync('content/settings/constants.yaml', 'utf8'))

/**
 * A part of what `npm run bench -- coaching` draws: twelve scenes of each class, in the darkest tones and in the lightest. In the exam none
 * of its good pictures got an alarm, so it notices when a tone gets worse; how good the advice is, the whole exam tells.
 */
const ends = new Set(['black, monk 10', 'blonde, monk 1', ...(isLong ? ['black, monk 1', 'blonde, monk 10'] : [])])
const pairs = tonePairs.filter(({ hair, skin }: { hair: Tone; skin: Tone }) => ends.has(`${hair.id}, ${skin.id}`))
const rows = truths.flatMap((truth: string) =>
  Array.from({ length: 12 }, (_, number) =>
    judged('B', truth, 21 + number, pairs, (pixels: Pixels) => assessPhoto(pixels, photos.coaching)),
  ).flat(),
)

describe('pictures that differ in nothing but the tone of hair and skin', () => {
  test('no tone falls behind', () => {
    expect(rows).toHaveLength(pairs.length * 60)
    expect(problemsOf(rows)).toEqual([])
  })

  test('the advice is right for most of them', () => {
    const right = rows.filter(({ advice, truth }) => advice === truth)
    expect(right.length / rows.length).toBeGreaterThan(0.9)
  })

  test('a rule that looks at the mean is found out', () => {
    expect(problemsOf(rows, 'mean').join('\n')).toMatch(/^black, .* of well-lit pictures are Too Dark$/m)
  })
})
