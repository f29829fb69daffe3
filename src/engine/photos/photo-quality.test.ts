import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { makePixels } from '#testing/pictures/plain-pixels.ts'
import type { Photos } from '#types/content.generated.ts'
import { measurePhoto, type PhotoMeasures } from './photo-quality-measures.ts'
import { adviceFor, assessPhoto, type PhotoAdvice } from './photo-quality.ts'

const photos = parse(readFileSync('content/quiz/photos.yaml', 'utf8')) as Photos
const rules = photos.coaching
const good: PhotoMeasures = {
  light: 180,
  grain: 0.01,
  subjectInFrame: 0.05,
  clutter: 0.05,
  sharpness: 0.4,
  burntOut: 0,
}
const no = { light: 20, subjectInFrame: 0.5, clutter: 0.9, sharpness: 0.1 }

describe('one advice at a time', () => {
  test.each<[string, Partial<PhotoMeasures>, PhotoAdvice]>([
    ['nothing to say', {}, 'approved'],
    ['all at once', no, 'too_dark'],
    ['too dark before too close', { light: 20, subjectInFrame: 1 }, 'too_dark'],
    ['too close before a background', { ...no, light: 180, subjectInFrame: 1 }, 'too_close'],
    ['a background before a blur', { ...no, light: 180 }, 'background'],
    ['a blur alone', { sharpness: 0.1 }, 'blurred'],
    ['dim', { light: 100 }, 'approved'],
    ['dim and grainy', { light: 100, grain: 0.1 }, 'too_dark'],
    ['black in good light, with nothing around it', { light: 60, grain: 0.03, subjectInFrame: 1 }, 'too_close'],
    ['the same with noise', { light: 60, grain: 0.1, subjectInFrame: 1 }, 'too_dark'],
    ['a pattern that looks like noise', { light: 100, grain: 0.06, subjectInFrame: 1 }, 'too_close'],
    ['a window behind › unsure, so approved', { burntOut: 0.4, clutter: 0.9, sharpness: 0.1 }, 'approved'],
  ])('%s', (_situation, measures, advice) => {
    expect(adviceFor({ ...good, ...measures }, rules)).toBe(advice)
  })

  test('just at each limit › approved', () => {
    const { background, blurred, too_close, too_dark } = rules
    expect(
      adviceFor(
        {
          light: too_dark.light_below,
          grain: too_dark.grain_above,
          subjectInFrame: too_close.subject_in_frame_above,
          clutter: background.clutter_above,
          sharpness: blurred.sharpness_below,
          burntOut: 0,
        },
        rules,
      ),
    ).toBe('approved')
  })
})

/** A disc with a fine pattern in front of a wall. */
const head = (level: number, wall: (x: number, y: number) => readonly [number, number, number]) =>
  makePixels((x, y) => {
    if (Math.hypot(x - 120, y - 160) > 75) return wall(x, y)
    const at = level * ((x >> 2) % 2 === (y >> 2) % 2 ? 1 : 1.6)
    return [at, at * 0.9, at * 0.8]
  })
const plain = () => [200, 195, 190] as const

describe('what is measured', () => {
  test.each([16, 60, 120])(
    'hair at level %i before a light wall › the light of the wall, whatever the mean is',
    (level) => {
      const { light } = measurePhoto(head(level, plain), rules)
      expect(light).toBeGreaterThan(190)
    },
  )

  test('black and fair of one sharpness › the same sharpness', () => {
    const sharpness = (level: number) => measurePhoto(head(level, plain), rules).sharpness
    expect(sharpness(16) / sharpness(110)).toBeGreaterThan(0.9)
    expect(sharpness(16) / sharpness(110)).toBeLessThan(1.1)
  })

  test('a wall that gets darker to one side › no clutter', () => {
    const lit = head(40, (x) => [220 - x / 2, 215 - x / 2, 210 - x / 2])
    expect(measurePhoto(lit, rules).clutter).toBe(0)
  })

  test('a wall in many colours › clutter', () => {
    const { clutter } = measurePhoto(
      head(40, (x, y) => [(x >> 5) % 2 ? 220 : 40, (y >> 5) % 2 ? 200 : 60, (x + y) % 64 > 32 ? 30 : 160]),
      rules,
    )
    expect(clutter).toBeGreaterThan(0.5)
  })

  test('the pattern goes on to the edge › all of the frame', () => {
    const filled = makePixels((x, y) => ((x >> 2) % 2 === (y >> 2) % 2 ? [70, 64, 60] : [100, 92, 84]))
    expect(measurePhoto(filled, rules).subjectInFrame).toBe(1)
    expect(assessPhoto(filled, rules)).toBe('too_close')
  })

  test('a burnt-out window beside the head › neither clutter nor subject', () => {
    const measures = measurePhoto(
      head(40, (x) => (x > 190 ? [255, 255, 255] : plain())),
      rules,
    )
    expect(measures).toMatchObject({ clutter: 0, subjectInFrame: 0 })
    expect(measures.burntOut).toBeCloseTo(0.2, 1)
  })
})

describe('pictures with nothing in them', () => {
  test.each<[string, readonly [number, number, number], PhotoAdvice]>([
    ['black', [0, 0, 0], 'too_dark'],
    ['grey', [128, 128, 128], 'approved'],
    ['white', [255, 255, 255], 'approved'],
  ])('%s', (_name, colour, advice) => {
    expect(
      assessPhoto(
        makePixels(() => colour),
        rules,
      ),
    ).toBe(advice)
  })

  test.each([
    [1, 1],
    [320, 3],
    [17, 320],
  ])('%i by %i pixels › assessed without an error', (width, height) => {
    const measures = measurePhoto(
      makePixels(() => [90, 90, 90], width, height),
      rules,
    )
    for (const value of Object.values(measures)) expect(value).toBeGreaterThanOrEqual(0)
  })
})
