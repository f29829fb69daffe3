import { expect, test } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import { isDataMap } from '#content/write/edit.ts'
import { valueIn } from '#editing/place.ts'
import { changeKind, kindWords, type ItemKind } from './change-kind.ts'

const options = [
  { id: 'tea', label: 'Tea' },
  { id: 'rather_not', label: 'Prefer not to say', no_answer: true },
]
const question = {
  id: 'drink',
  type: 'image_question',
  choice: 'radio',
  sensitive: 'health',
  title: 'What do you drink?',
  subheader: 'In the morning.',
  when: { question: 'thirst', answered: true },
  options,
}
const change = (value: Record<string, unknown>, kind: Parameters<typeof changeKind>[1]) => {
  const { lost, operations } = changeKind({ file: 'quiz.yaml', place: ['questions', 'drink'], value }, kind)
  const [operation] = operations
  return { lost, after: operation?.kind === 'set' ? operation.after : undefined }
}

test('a question with several answers instead of one keeps everything', () => {
  expect(change(question, 'checkbox')).toEqual({ lost: [], after: { ...question, choice: 'checkbox' } })
})

test('a number keeps only the option that declines to answer', () => {
  expect(change(question, 'number')).toEqual({
    lost: ['1 option'],
    after: { ...question, type: 'question', choice: 'number', options: options.slice(1), min: 0, max: 100 },
  })
})

test('an option into which nothing was typed is no loss', () => {
  const empty = { id: 'unnamed', label: '' }
  const { choice, id, title, type } = question
  expect(change({ id, type, choice, title, options: [empty] }, 'input').lost).toEqual([])
  expect(change({ id, type, choice, title, options: [{ ...empty, image: 'a.svg' }] }, 'input').lost).toEqual([
    '1 option',
  ])
})

test('an option that has only lost its label is one', () => {
  const { choice, id, title, type } = question
  const left = { id: 'tea', label: '' }
  expect(change({ id, type, choice, title, options: [left, { id: 'milk', label: 'Milk' }] }, 'input').lost).toEqual([
    '2 options',
  ])
})

test('what a kind begins with is no loss, as long as nobody has changed it', () => {
  const { choice: _, ...rest } = { id: 'mood', type: 'question', choice: '', title: 'How are you?' }
  const begun = (kind: ItemKind) => change({ ...rest, choice: 'radio', options: [] }, kind).after
  for (const from of ['input', 'number', 'scale', 'information'] as const)
    for (const to of kinds) expect(change(begun(from) as Record<string, unknown>, to).lost).toEqual([])
  expect(change({ ...(begun('number') as object), max: 7 }, 'input').lost).toEqual(['the largest number'])
})

test('information takes no answer', () => {
  const { after, lost } = change(question, 'information')
  expect(lost).toEqual(['2 options', 'the sensitive topic', 'the hint'])
  expect(after).toEqual({
    id: 'drink',
    choice: 'information',
    title: question.title,
    when: question.when,
    text: '',
  })
})

test('a scale that becomes a list of options has one to type into', () => {
  const scale = { id: 'mood', choice: 'scale', title: 'How are you?', from: 1, to: 5, labels: { from: 'a', to: 'b' } }
  expect(change(scale, 'radio')).toEqual({
    lost: ['the first number', 'the last number', 'the words of the scale'],
    after: {
      id: 'mood',
      choice: 'radio',
      title: 'How are you?',
      type: 'question',
      options: [{ id: 'unnamed', label: '' }],
    },
  })
})

test('shared options stay shared', () => {
  expect(change({ ...question, options: 'frequency' }, 'checkbox').after).toMatchObject({ options: 'frequency' })
  expect(change({ ...question, options: 'frequency' }, 'input').lost).toEqual(['the shared options'])
})

/** The settings of each kind in the schema of a section. */
const settingsOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(valueIn(packageSchemas().get('section.schema.json'), ['definitions']) ?? {}).flatMap((definition) => {
    const properties = valueIn(definition, ['properties'])
    const kind = valueIn(properties, ['choice', 'const'])
    return isDataMap(properties) && typeof kind === 'string' ? [[kind, Object.keys(properties)]] : []
  }),
)
const kinds = Object.keys(kindWords).filter((kind): kind is ItemKind => settingsOf.has(kind))

test.each(kinds)('%s: what another kind can have as well stays, such as the heading of a group', (from) => {
  const own = (settingsOf.get(from) ?? []).filter((key) => !['type', 'choice', 'options'].includes(key))
  const value = { choice: from, ...Object.fromEntries(own.map((key) => [key, `own ${key}`])) }
  for (const to of kinds) {
    const both = own.filter((key) => settingsOf.get(to)?.includes(key))
    expect(change(value, to).after).toMatchObject(Object.fromEntries(both.map((key) => [key, `own ${key}`])))
  }
})

test('the schema has every kind', () => {
  expect([...settingsOf.keys()].toSorted()).toEqual(Object.keys(kindWords).toSorted())
})
