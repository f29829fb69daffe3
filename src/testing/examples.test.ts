/** Every example compiles, and the one that the documentation explains has all parts of a result. */
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileContent } from '#content/compile.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { analyse } from '#engine/result/result.ts'

test.each(readdirSync('examples'))('%s has no problems', async (name) => {
  const { content, problems } = await compileContent(`examples/${name}`)
  expect(problems).toEqual([])
  expect(content?.quiz.steps.length).toBeGreaterThan(0)
})

describe('bike-check', async () => {
  const { content } = await compileContent('examples/bike-check')
  if (!content) throw new Error('The example does not compile')
  const analysis = compileAnalysis(content)
  const resultOf = (brakes: string, weekly: string, pain = 'nothing') =>
    analyse(analysis, { brakes: [brakes], chain: ['year'], weekly: [weekly], pain: [pain] }, '0123456789ab')

  test('its bands are a pass mark', () => {
    const bandOf = (brakes: string, weekly: string) =>
      resultOf(brakes, weekly).scores.map((score) => ('band' in score ? score.band?.label : null))
    expect(bandOf('silent', '20')).toEqual(['Fit'])
    expect(bandOf('silent', '200')).toEqual(['Not fit yet'])
  })

  test('its insight, its variants and its tips depend on the answers', () => {
    const [fit, far] = [resultOf('silent', '20', 'knees'), resultOf('grind', '200')]
    expect([fit.insight?.id, far.insight?.id]).toEqual(['ready', 'brakes_first'])
    expect([fit, far].map(({ routine }) => routine[0]?.steps[0]?.variant)).toEqual(['usual', 'far'])
    expect(fit.signposts.map(({ id }) => id)).toEqual(['knees'])
    expect(fit.tips.map(({ tips }) => tips[0]?.id)).toEqual(['oil', 'saddle'])
  })
})
