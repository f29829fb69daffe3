import { expect, test } from 'vitest'
import type { Reference } from '#content/schema/references.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Place } from '#editing/place.ts'
import { readContentData } from '#testing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { referenceChoices } from './content-things.ts'

const schemas = readSchemas()
const data = readContentData('src/testing/content')
const labels = (to: Reference, file = 'quiz/quiz.yaml', place: Place = []) =>
  referenceChoices(schemas, data, { file, place, to }).map(({ id, label }) => `${id}: ${label}`)

test('every kind of thing that settings name is offered by its name', () => {
  for (const kind of ['question', 'score', 'section', 'step', 'trait', 'objective', 'slot'] as const) {
    expect(labels(kind), kind).not.toEqual([])
    for (const label of labels(kind)) expect(label, kind).toMatch(/^\S+: \S/)
  }
})

test('a section, and that of a question, is called by the heading of its step, because titles of sections can be the same', () => {
  const section = (id: string, title: string) => ({
    id,
    title,
    questions: [{ id: `of_${id}`, type: 'question', choice: 'radio', title }],
  })
  const step = (name: string, title: string) => ({ id: `step_${name}`, kind: 'questions', title, section: name })
  const quiz = {
    id: 'hair',
    title: 'Quiz',
    steps: [step('a', 'Washing'), step('b', 'Wishes'), step('c', 'Wishes')],
    sections: [section('a', 'Hair'), section('b', 'Hair'), section('c', 'Skin'), section('d', 'Hair')],
  }
  const content = new Map([['quiz.yaml', quiz]])
  const offered = (to: Reference) => referenceChoices(schemas, content, { file: 'quiz.yaml', place: [], to })
  const names = ['Washing', 'Wishes: Hair', 'Wishes: Skin', 'Hair']
  expect(offered('section').map(({ label }) => label)).toEqual(names)
  expect(offered('question').map(({ group }) => group)).toEqual(names)
})

test('an option is one of the question that is named beside it', () => {
  const rule = ['scores', 0, 'rules', 0]
  const question = { file: 'analysis/scores.yaml', place: [...rule, 'answer'] }
  const found = labels('option', question.file, question.place)
  expect(found.length).toBeGreaterThan(1)
  expect(labels('option', 'quiz/quiz.yaml', ['steps', 0, 'title'])).toEqual([])
})

test('a value is one of the trait that is named beside it, by the label that visitors read', () => {
  const suits = ['products', '1', 'suits', 0]
  const catalogue = {
    products: [
      {
        id: '1',
        name: 'Can',
        suits: [
          { profile: 'brightness', is: ['dim'] },
          { profile: '', is: [] },
        ],
      },
    ],
  }
  const content = new Map([...data, ['products/catalogue.yaml', catalogue]])
  const offered = (place: Place) =>
    referenceChoices(schemas, content, { file: 'products/catalogue.yaml', place, to: 'value' }).map(
      ({ id, label }) => `${id}: ${label}`,
    )
  expect(offered([...suits, 'is'])).toEqual(['dim: Dim', 'bright: Bright'])
  expect(offered(['products', '1', 'suits', 1, 'is'])).toEqual([])
})

test('a wish is offered to a product, and an allergy is not: it is no promise that a label could make', () => {
  const ingredients = {
    groups: [],
    filters: [{ id: 'no_perfume', label: 'Without perfume' }],
    allergies: [{ id: 'nuts', label: 'Nuts' }],
  }
  const content = new Map([...data, ['products/ingredients.yaml', ingredients]])
  const place: Place = ['products', 0, 'free_from']
  const offered = referenceChoices(schemas, content, {
    file: 'products/catalogue.yaml',
    place,
    to: 'ingredient_filter',
  })
  expect(offered.map(({ id }) => id)).toEqual(['no_perfume'])
})

test('a consent covers questions, and the photos of a content that has them', () => {
  const place = { file: 'settings/consent.yaml', place: [], to: 'consent_subject' } as const
  const offeredIn = (content: ContentData) => referenceChoices(schemas, content, place).map(({ id }) => id)
  const questions = referenceChoices(schemas, data, { ...place, to: 'question' }).map(({ id }) => id)
  expect(offeredIn(data)).toEqual(questions)
  expect(offeredIn(new Map([...data, ['quiz/photos.yaml', {}]]))).toEqual([...questions, 'photos'])
})

test('what a file contains is read once', () => {
  const first = referenceChoices(schemas, data, { file: '', place: [], to: 'score' })
  const again = referenceChoices(schemas, new Map(data), { file: '', place: [], to: 'score' })
  expect(again.every((thing, index) => thing === first[index])).toBe(true)
})
