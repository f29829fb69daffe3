import { expect, test } from 'vitest'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { nameEntries, nameEntry } from './name-entries.ts'

const schemas = readSchemas()
const file = 'quiz.yaml'
const questions = ['sections', 'one', 'questions']
const list = [...questions, 'drink', 'options']

const contentWith = (options: readonly object[], more: object = {}, drink: object = {}): ContentData =>
  new Map<string, unknown>([
    [
      file,
      {
        id: 'q',
        steps: [{ id: 's', kind: 'questions', title: 'Step', section: 'one' }],
        sections: [
          {
            id: 'one',
            questions: [
              { id: 'drink', type: 'question', choice: 'radio', title: 'What do you drink?', options, ...drink },
              {
                id: 'why',
                type: 'question',
                choice: 'radio',
                title: 'Why {answer:unnamed|that}?',
                when: { question: 'drink', is: ['unnamed'] },
                options: [{ id: 'unnamed', label: '' }],
              },
            ],
          },
        ],
        ...more,
      },
    ],
  ])
const after = (data: ContentData, act: NewAct | null) =>
  (act?.operations ?? []).reduce<unknown>(
    (all, operation) => (isDataOperation(operation) ? applyToData(all, operation) : all),
    data.get(file),
  )
const score = (answer: string, question = 'drink') => ({
  scores: [{ id: 'sum', label: 'Sum', rules: [{ question, answer, points: 1 }] }],
})
const unnamed = (label: string) => ({ id: 'unnamed', label })

test('an option without a label has no id of its own yet', () => {
  expect(nameEntry(contentWith([unnamed('')]), schemas, { file, list, entry: 'unnamed' })).toBeNull()
})

test('an option gets its id from its label, once, and what names it already names it by that', () => {
  const data = contentWith([unnamed('Tea, iced')], score('unnamed'))
  const named = nameEntry(data, schemas, { file, list, entry: 'unnamed' })
  expect([named?.id, named?.title]).toEqual(['tea_iced', 'Add “Tea, iced”'])
  expect(after(data, named)).toMatchObject({
    sections: [
      {
        questions: [
          { options: [{ id: 'tea_iced', label: 'Tea, iced' }] },
          { when: { question: 'drink', is: ['tea_iced'] }, options: [{ id: 'unnamed' }] },
        ],
      },
    ],
    ...score('tea_iced'),
  })
  expect(nameEntry(data, schemas, { file, list, entry: 'tea_iced' })).toBeNull()
})

test('a question gets its id from its title, also in conditions, rules and texts', () => {
  const data = contentWith([unnamed('')], score('unnamed', 'unnamed'), { id: 'unnamed' })
  const named = nameEntry(data, schemas, { file, list: questions, entry: 'unnamed' })
  expect(named?.id).toBe('drink')
  expect(after(data, named)).toMatchObject({
    sections: [{ questions: [{ id: 'drink' }, { title: 'Why {answer:drink|that}?' }] }],
    ...score('unnamed', 'drink'),
  })
})

test('all entries that have a name and wait for their id get it at once', () => {
  const data = contentWith([unnamed('Tea'), { id: 'unnamed_2', label: 'Coffee' }], score('unnamed_2', 'unnamed'), {
    id: 'unnamed',
  })
  expect(after(data, nameEntries(data, schemas))).toMatchObject({
    sections: [
      {
        questions: [
          { id: 'drink', options: [{ id: 'tea' }, { id: 'coffee' }] },
          // An option without a label: the compiler reports it.
          { id: 'why', options: [{ id: 'unnamed' }] },
        ],
      },
    ],
    ...score('coffee', 'drink'),
  })
})

test('what is published keeps its id, whatever that is', () => {
  const history = { published: [{ what: 'option', id: 'drink/unnamed' }] }
  const data = new Map<string, unknown>([...contentWith([unnamed('Tea')]), ['history/ids.yaml', history]])
  expect(nameEntries(data, schemas).operations).toEqual([])
  expect(nameEntry(data, schemas, { file, list, entry: 'unnamed' })).toBeNull()
})
