import { expect, test } from 'vitest'
import type { ContentData } from './content-data.ts'
import { valueIn } from './place.ts'
import { optionsOffered, questionsOf, traitsOf } from './questions.ts'

const file = 'quiz/sections/one.yaml'
const contentWith = (...questions: readonly object[]): ContentData => new Map([[file, { id: 'one', questions }]])

test('the numbers of a scale are called as in the quiz, the middle too', () => {
  const labels = { from: 'Never', middle: 'Neutral', to: 'Always' }
  const data = contentWith({ id: 'mood', choice: 'scale', title: 'Mood?', from: 0, to: 10, step: 5, labels })
  const [question] = questionsOf(data)
  expect(question && optionsOffered(data, question)).toEqual([
    { id: '0', label: '0 (Never)' },
    { id: '5', label: '5 (Neutral)' },
    { id: '10', label: '10 (Always)' },
  ])
})

test('the numbers of a scale that is not finished yet have no words', () => {
  const data = contentWith({ id: 'mood', choice: 'scale', title: 'Mood?', from: 1, to: 2 })
  const [question] = questionsOf(data)
  expect(question && optionsOffered(data, question)).toEqual([
    { id: '1', label: '1' },
    { id: '2', label: '2' },
  ])
})

const twins = [{ id: 'tea', title: 'Tea?' }, { id: 'tea', title: 'Coffee?' }, { title: 'Without an id' }]

test('the place of a question leads to it, also with the id of another one, which is a mistake', () => {
  const data = contentWith(...twins)
  const places = questionsOf(data).map(({ place }) => place)
  expect(places).toEqual([
    ['questions', 'tea'],
    ['questions', 1],
    ['questions', 2],
  ])
  expect(places.map((place) => valueIn(data.get(file), place))).toEqual(twins)
})

test('the place of a trait leads to it, also with the id of another one', () => {
  const profile = 'analysis/profile.yaml'
  const data: ContentData = new Map([[profile, { groups: [{ id: 'hair', traits: twins }] }]])
  expect(traitsOf(data).map(({ place }) => valueIn(data.get(profile), place))).toEqual(twins)
})
