import { describe, expect, test } from 'vitest'
import type { Condition } from '#types/content.generated.ts'
import { conditionInWords } from './condition-words.ts'

const data = new Map<string, unknown>([
  [
    'quiz/quiz.yaml',
    {
      id: 'garden',
      steps: [
        { id: 'soil', kind: 'questions', title: 'Soil', section: 'soil' },
        { id: 'more', kind: 'text', title: 'More', question: { id: 'notes', title: 'Anything else?' } },
      ],
      option_lists: { frequency: [{ id: 'never', label: 'Never' }] },
    },
  ],
  [
    'quiz/sections/soil.yaml',
    {
      id: 'soil',
      title: 'Soil',
      questions: [
        {
          id: 'kind',
          choice: 'radio',
          title: 'What is your soil like?',
          options: ['clay', 'sand', 'loam'].map((id) => ({ id, label: id.toUpperCase() })),
        },
        { id: 'pests', choice: 'checkbox', title: 'Which pests?', options: [{ id: 'slugs', label: 'Slugs' }] },
        { id: 'size', choice: 'number', title: 'How large?', min: 0, max: 100 },
        { id: 'watering', choice: 'radio', title: 'How often?', options: 'frequency' },
        { id: 'mood', choice: 'scale', title: 'How is it?', from: 0, to: 10, labels: { from: 'Bad', to: 'Good' } },
      ],
    },
  ],
  ['analysis/scores.yaml', { scores: [{ id: 'dry', label: 'Dryness' }] }],
  [
    'analysis/profile.yaml',
    {
      groups: [{ id: 'g', traits: [{ id: 'ph', title: 'pH', labels: [{ value: 'low', label: 'Sour' }] }] }],
      issues: { list: [{ id: 'weeds', label: 'Many weeds' }] },
    },
  ],
])

describe('a condition in words', () => {
  const clay = { question: 'kind', is: ['clay'] }
  const slugs = { question: 'pests', is: ['slugs'] }
  test.for<[string, Condition | undefined]>([
    ['always', undefined],
    ['always', {}],
    ['always', { all: [] }],
    ['“What is your soil like?” is CLAY', clay],
    ['“What is your soil like?” is CLAY, SAND or LOAM', { question: 'kind', is: ['clay', 'sand', 'loam'] }],
    ['“Which pests?” includes Slugs', slugs],
    ['“Which pests?” is not answered', { question: 'pests', answered: false }],
    ['“Anything else?” is answered', { question: 'notes', answered: true }],
    ['“How large?” is at least 5 and below 20', { question: 'size', at_least: 5, below: 20 }],
    ['“How often?” is Never', { question: 'watering', is: ['never'] }],
    ['“How is it?” is 10 (Good)', { question: 'mood', is: ['10'] }],
    ['Dryness is at most 29', { score: 'dry', at_most: 29 }],
    ['pH is Sour', { profile: 'ph', is: ['low'] }],
    ['“Many weeds” was found', { issue: 'weeds' }],
    ['“What is your soil like?” is CLAY', { any: [clay] }],
    ['“What is your soil like?” is CLAY or “Which pests?” includes Slugs', { any: [clay, slugs] }],
    [
      '(“What is your soil like?” is CLAY or “Which pests?” includes Slugs) and “Many weeds” was not found',
      { all: [{ any: [clay, slugs] }, { none: [{ issue: 'weeds' }] }] },
    ],
    ['none of these: “What is your soil like?” is CLAY; “Which pests?” includes Slugs', { none: [clay, slugs] }],
    ['“What is your soil like?” is not CLAY', { none: [clay] }],
    ['“Which pests?” does not include Slugs', { none: [slugs] }],
    ['“Which pests?” is answered', { none: [{ question: 'pests', answered: false }] }],
    ['not (“What is your soil like?” is CLAY and “Which pests?” includes Slugs)', { none: [{ all: [clay, slugs] }] }],
    ['a question that is gone is an option that is gone', { question: 'gone', is: ['x'] }],
  ])('%s', ([words, condition]) => {
    expect(conditionInWords(condition, data)).toBe(words)
  })
})
