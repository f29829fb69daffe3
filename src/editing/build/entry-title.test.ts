import { expect, it } from 'vitest'
import { deleteEntry, duplicateEntry, moveEntry } from './list-acts.ts'

const rules = [
  { question: '5', answer: 'late', points: 6, because: 'Late nights tire.' },
  { question: '5', answer: ['late', 'early'], points: 1 },
  { question: 'age', from: 40, points: 2 },
  { question: 'gone', answer: 'x', points: 2 },
]
const options = [
  { id: 'late', label: 'Late' },
  { id: 'early', label: 'Early' },
]
const file = 'quiz.yaml'
const data = new Map([
  [
    file,
    {
      steps: [{ id: 's', kind: 'questions', title: 'Nights', section: 's' }],
      sections: [
        {
          id: 's',
          title: 'Nights',
          questions: [
            { id: '5', type: 'question', choice: 'radio', title: 'Bedtime?', options },
            { id: 'age', type: 'question', choice: 'number', title: 'Age?' },
          ],
        },
      ],
      scores: [{ id: 'rest', label: 'Rest', rules }],
      faq: [{ question: 'Why?' }],
      personas: [{ id: 'a', answers: [{ question: '5', answer: 'late' }] }],
    },
  ],
])
const rule = (entry: number) => ({ file, list: ['scores', 'rest', 'rules'], entry })

it('the title of an act on a rule says which answers to which question it is about', () => {
  expect(deleteEntry(data, rule(0)).title).toBe('Delete the rule “Late” of “Bedtime?”')
  expect(deleteEntry(data, rule(2)).title).toBe('Delete the rule from 40 of “Age?”')
  expect(moveEntry(data, rule(1), 0).title).toBe('Move the rule “Late” and “Early” of “Bedtime?” up')
  expect(duplicateEntry(data, rule(0)).title).toBe('Duplicate the rule “Late” of “Bedtime?”')
})

it('another entry that names a question has its title, and one with a question in words has those', () => {
  expect(deleteEntry(data, { file, list: ['personas', 'a', 'answers'], entry: 0 }).title).toBe('Delete “Bedtime?”')
  expect(deleteEntry(data, { file, list: ['faq'], entry: 0 }).title).toBe('Delete “Why?”')
})

it('a question that is gone is not called by its id', () => {
  expect(deleteEntry(data, rule(3)).title).toBe('Delete the rule on a question that is gone')
})
