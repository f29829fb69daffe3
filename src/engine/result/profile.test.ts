import { describe, expect, test } from 'vitest'
import { checkbox, quizOf, radio } from '#testing/samples/make-quiz.ts'
import type { Profile, Trait } from '#types/content.generated.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { compileProfile } from './profile.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'

const pictures = radio('size', 's m l', {
  options: [
    { id: 's', label: 'S', image: 'small.svg' },
    { id: 'm', label: 'M', image: 'medium.svg' },
    { id: 'l', label: 'L' },
  ],
})
const pets = checkbox('pets', 'cat dog fish')
const declined = { id: 'not_said', label: 'Prefer not to say', no_answer: true }
const model = compileQuiz(quizOf(pictures, { ...pets, options: [...pets.options, declined] }))
const size: Trait = {
  id: 'size',
  title: 'Size',
  kind: 'answer',
  picture: 'any.svg',
  question: 'size',
  labels: [
    { option: 's', value: 'small', label: 'Small', short: 'a small one', short_picture: 's.svg', text: 'Not big.' },
    { option: 'm', value: 'medium', label: '4M', text: 'So so.' },
  ],
}
const noise: Trait = {
  id: 'noise',
  title: 'Noise',
  kind: 'clues',
  note: 'An estimate.',
  needs_any: ['pets'],
  clues: [
    { question: 'pets', is: ['cat', 'fish'], adds: -1 },
    { question: 'pets', is: ['dog'], adds: 3 },
    { question: 'size', is: ['s'], adds: -3, skip_when: { profile: 'risk', is: ['low'] } },
    { question: 'size', is: ['m'], adds: -5, skip_when: { profile: 'size', is: ['medium'] } },
  ],
  labels: [
    { from: -9, to: -1, value: 'low', label: 'Very little', text: '' },
    { from: 0, to: 9, value: 'high', label: 'Loud', text: '' },
  ],
}
const risk: Trait = {
  id: 'risk',
  title: 'Risk',
  kind: 'score',
  score: 'risk',
  labels: [
    { from: 0, to: 49, value: 'low', label: 'Low', text: '' },
    { from: 50, to: 100, value: 'high', label: 'High', text: '' },
  ],
}
const profile: Profile = {
  unknown_label: 'Not known',
  groups: [
    { id: 'first', title: 'First', lead: 'Words', traits: [noise, size] },
    { id: 'second', title: 'Second', traits: [risk] },
  ],
  issues: { max: 1, list: [] },
  goals: { max: 1, main_question: 'size', list: [] },
  insights: [],
  signposts: [],
  not_a_diagnosis: '',
}
const labels = (answers: Answers, score: number | null = null, locale = 'en-GB') =>
  compileProfile(model, profile, locale)({ answers, scores: { risk: score }, profile: {}, issues: new Set() })

describe('a label', () => {
  test.each<[string, Answers, number | null, Record<string, string | null>]>([
    ['nothing is known', {}, null, { size: null, noise: null, risk: null }],
    ['from an answer', { size: ['s'] }, null, { size: 'small', noise: null, risk: null }],
    ['from an answer that has no label', { size: ['l'] }, null, { size: null, noise: null, risk: null }],
    ['from clues', { pets: ['dog'] }, null, { size: null, noise: 'high', risk: null }],
    [
      'a clue with several options adds once',
      { pets: ['cat', 'dog', 'fish'] },
      null,
      { size: null, noise: 'high', risk: null },
    ],
    [
      'a clue of another question is added',
      { pets: ['cat'], size: ['s'] },
      null,
      { size: 'small', noise: 'low', risk: null },
    ],
    [
      'a clue is skipped: an answer is known before clues',
      { pets: ['dog'], size: ['m'] },
      null,
      { size: 'medium', noise: 'high', risk: null },
    ],
    [
      'scores come after clues',
      { pets: ['dog', 'cat'], size: ['s'] },
      10,
      { size: 'small', noise: 'low', risk: 'low' },
    ],
    [
      'clues of which the only answer that is needed was declined',
      { pets: ['not_said'], size: ['s'] },
      10,
      { size: 'small', noise: null, risk: 'low' },
    ],
    ['clues without the answers that are needed', { size: ['s'] }, 10, { size: 'small', noise: null, risk: 'low' }],
    ['from a score at the edge of a range', {}, 49, { size: null, noise: null, risk: 'low' }],
    ['from a score beyond it', {}, 50, { size: null, noise: null, risk: 'high' }],
  ])('%s', (_, answers, score, values) => {
    expect(labels(answers, score).values).toEqual(values)
  })
})

describe('a card', () => {
  test('groups and cards stand in the order of the content, whatever was worked out first', () => {
    const { groups } = labels({})
    expect(groups.map(({ id, traits }) => [id, ...traits.map((trait) => trait.id)])).toEqual([
      ['first', 'noise', 'size'],
      ['second', 'risk'],
    ])
  })

  test('its label is not known › it says so, with neither value, text nor note', () => {
    const [noiseCard, sizeCard] = labels({}).groups[0]?.traits ?? []
    expect(noiseCard).toEqual({ id: 'noise', title: 'Noise', value: null, label: 'Not known' })
    expect(sizeCard).toEqual({ id: 'size', title: 'Size', value: null, label: 'Not known', picture: 'any.svg' })
  })

  test.each([
    ['s', 's.svg'],
    ['m', 'medium.svg'],
  ])('the simple picture of its label, else that of the chosen option (%s: %s)', (option, picture) => {
    expect(labels({ size: [option] }).groups[0]?.traits[1]?.picture).toBe(picture)
  })
})

test('the short form of a label, and its picture, come with the card', () => {
  const shortOf = (option: string) => {
    const { picture, word, word_picture } = labels({ size: [option] }).groups[0]?.traits[1] ?? {}
    return { picture, word, word_picture }
  }
  expect(shortOf('s')).toEqual({ picture: 's.svg', word: 'a small one', word_picture: 's.svg' })
  expect(shortOf('m')).toEqual({ picture: 'medium.svg', word: undefined, word_picture: undefined })
})

test('inside a sentence › a plain word is in lower case, a name stays, an unknown label is absent', () => {
  expect(labels({ size: ['s'], pets: ['cat'] }).words).toEqual({ size: 'small', noise: 'very little' })
  expect(labels({ size: ['m'] }, 80).words).toEqual({ size: '4M', risk: 'high' })
  // German nouns keep their capital.
  expect(labels({}, 80, 'de-DE').words).toEqual({ risk: 'High' })
})
