import { describe, expect, test } from 'vitest'
import { compileInsights, compileSignposts, compileTips } from './advice.ts'
import type { Facts } from '#engine/quiz/conditions.ts'

const facts: Facts = { answers: { colour: ['red'] }, scores: {}, profile: {}, issues: new Set() }
const yes = { question: 'colour', is: ['red'] }
const no = { question: 'colour', is: ['blue'] }

describe('the insight', () => {
  const insightOf = compileInsights([
    { id: 'not_it', when: no, text: 'No.' },
    { id: 'both', when: yes, text: 'Your {type} is {size}.' },
    { id: 'one', when: yes, text: 'Your {type}.' },
    { id: 'last', text: 'More answers, please.' },
  ])

  test.each([
    ['the first that fits is filled in', { type: '4C', size: 'small' }, { id: 'both', text: 'Your 4C is small.' }],
    ['one with a gap that cannot be filled is skipped', { type: '4C' }, { id: 'one', text: 'Your 4C.' }],
    ['nothing is known: the one without gaps', {}, { id: 'last', text: 'More answers, please.' }],
  ])('%s', (_, words, insight) => {
    expect(insightOf(facts, words)).toEqual(insight)
  })

  test('none fits › there is none', () => {
    expect(compileInsights([{ id: 'not_it', when: no, text: 'No.' }])(facts, {})).toBeNull()
  })
})

test('signposts › all that fit, in order, without their conditions', () => {
  const signpost = (id: string, when: object) => ({ id, when, title: id, text: `Text ${id}` })
  const urgent = { ...signpost('c', yes), urgent: true }
  expect(compileSignposts([signpost('a', yes), signpost('b', no), urgent])(facts)).toEqual([
    { id: 'a', title: 'a', text: 'Text a' },
    { id: 'c', title: 'c', text: 'Text c', urgent: true },
  ])
})

describe('tips', () => {
  const tip = (id: string, badge: string, priority: number, when?: object) => ({
    id,
    badge,
    priority,
    evidence: 'weak' as const,
    ...(when ? { when } : {}),
    title: id,
    text: 'Do.',
    because: 'So.',
  })
  const tipsOf = compileTips({
    show_per_badge: 2,
    badges: [
      { id: 'x', title: 'X' },
      { id: 'y', title: 'Y' },
      { id: 'z', title: 'Z' },
    ],
    tips: [
      tip('late', 'x', 5),
      tip('second', 'x', 2, yes),
      tip('not_it', 'x', 1, no),
      tip('third', 'x', 2),
      tip('other', 'y', 1),
      { ...tip('scored', 'z', 1), score: 'low' },
      tip('unscored', 'z', 1),
      { ...tip('for_low', 'x', 2), score: 'low' },
    ],
  })
  const shown = tipsOf(facts)

  test('the best few of a badge: by priority, then in order', () => {
    expect(shown.map(({ id, tips }) => [id, ...tips.map((one) => one.id)])).toEqual([
      ['x', 'second', 'third'],
      ['y', 'other'],
      // No score is the lowest: a tip for one comes neither earlier nor later.
      ['z', 'scored', 'unscored'],
    ])
  })

  test('of one priority those for the lowest score come first', () => {
    expect(tipsOf(facts, 'low')[0]?.tips.map(({ id, score }) => [id, score])).toEqual([
      ['for_low', 'low'],
      ['second', undefined],
    ])
  })

  test('a tip has its texts, its evidence and its priority', () => {
    expect(shown[1]?.tips[0]).toEqual({
      id: 'other',
      title: 'other',
      text: 'Do.',
      because: 'So.',
      evidence: 'weak',
      priority: 1,
    })
  })
})
