import { describe, expect, test } from 'vitest'
import { applyToData } from '#editing/apply.ts'
import type { NewAct } from '#editing/content-data.ts'
import { entryName } from './entry-name.ts'
import { addOptionLines, addOptionsAsLines, addUnnamedOption, addUnnamedQuestion } from './new-entries.ts'

const file = 'quiz/sections/one.yaml'
const list = ['questions', 'drink', 'options']
const section = {
  id: 'one',
  questions: [{ id: 'drink', title: 'What do you drink?', options: [{ id: 'tea', label: 'Tea' }] }],
}
const dataWith = (value: unknown) => new Map([[file, value]])
const after = (value: unknown, { operations }: NewAct): typeof section =>
  operations.reduce<unknown>(
    (all, operation) => (operation.kind === 'file' || operation.kind === 'picture' ? all : applyToData(all, operation)),
    value,
  ) as typeof section
const optionsAfter = (act: NewAct) => after(section, act).questions[0]?.options

describe('a new option', () => {
  const added = addUnnamedOption(dataWith(section), { file, list }, 0)
  test('has a provisional id and no label', () => {
    expect(optionsAfter(added)).toEqual([
      { id: 'unnamed', label: '' },
      { id: 'tea', label: 'Tea' },
    ])
  })
})

test('a new question has one answer and an option to type into', () => {
  const act = addUnnamedQuestion(dataWith(section), { file, list: ['questions'] }, 0)
  expect(after(section, act).questions[0]).toMatchObject({ choice: 'radio', title: '', options: [{ label: '' }] })
})

describe('pasted lines', () => {
  test('are options in their order, without those that are there already', () => {
    const act = addOptionLines(dataWith(section), { file, list }, '- Tea\n- Coffee\n- Water', 1)
    expect(optionsAfter(act)?.map(({ id }) => id)).toEqual(['tea', 'coffee', 'water'])
    expect([act.title, act.duplicates]).toEqual(['Add 2 options', ['Tea']])
  })
  test('take the place of options into which nothing was typed', () => {
    const options = [
      { id: 'unnamed', label: '' },
      { id: 'tea', label: 'Tea' },
      { id: 'unnamed_2', label: '', hint: 'Cold' },
    ]
    const value = { ...section, questions: [{ id: 'drink', title: 'What do you drink?', options }] }
    const act = addOptionsAsLines(dataWith(value), { file, list }, 'Tea\nCoffee\nWater')
    expect(after(value, act).questions[0]?.options.map(({ id }) => id)).toEqual(['tea', 'unnamed_2', 'coffee', 'water'])
    expect([act.title, act.count, act.duplicates]).toEqual(['Add 2 options', 2, ['Tea']])
  })
  test('never have the id of an option that was retired', () => {
    const retired = { retired: [{ id: 'drink/coffee' }] }
    const data = new Map<string, unknown>([...dataWith(section), ['settings/retired-ids.yaml', retired]])
    const act = addOptionLines(data, { file, list }, 'Coffee', 1)
    expect(optionsAfter(act)?.map(({ id }) => id)).toEqual(['tea', 'coffee_2'])
  })
  test('make the list when the question has none', () => {
    const empty = { ...section, questions: [{ id: 'drink', title: 'What do you drink?' }] }
    const act = addOptionLines(dataWith(empty), { file, list }, 'Tea\nCoffee', 0)
    expect(after(empty, act).questions[0]?.options.map(({ id }) => id)).toEqual(['tea', 'coffee'])
  })
})

test('an entry that waits for its name is never called by the id that it has meanwhile', () => {
  expect(entryName({ id: 'unnamed_2', title: '' })).toBeUndefined()
  expect(entryName({ id: 'unnamed_2', title: 'Tea?' })).toBe('Tea?')
})
