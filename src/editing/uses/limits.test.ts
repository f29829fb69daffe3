import { describe, expect, it } from 'vitest'
import type { ContentData } from '#editing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { deleteWithUses } from './delete-with-uses.ts'
import { retireOption, type RetireResult } from './retire.ts'

const schemas = readSchemas()
const file = 'quiz.yaml'
const list = ['sections', 'one', 'questions']
const option = (id: string, more: object = {}) => ({ id, label: id, ...more })
const none = option('none', { exclusive: true })
const [a, b, c] = [option('a'), option('b'), option('c')]

const contentWith = (questions: readonly object[], more: object = {}): ContentData =>
  new Map<string, unknown>([
    [
      file,
      {
        steps: [{ id: 's', kind: 'questions', title: 'Step', section: 'one' }],
        sections: [{ id: 'one', title: 'One', questions }],
        ...more,
      },
    ],
  ])

/** The limits that an act changes, by the place of the limit. */
const limitsIn = (result: RetireResult) =>
  result.ok &&
  Object.fromEntries(
    result.act.operations.flatMap((one) => {
      if (one.kind !== 'set') return []
      const name = String(one.place.at(-1))
      return /^(?:min|max)_/.test(name) ? [[`${String(one.place.at(-2))}/${name}`, one.after]] : []
    }),
  )

const deleted = (data: ContentData, entry: string, place: readonly string[] = list) =>
  limitsIn(deleteWithUses(data, schemas, { file, list: place, entry }, { today: '2026-11-30' }))

describe('fewer options that can be chosen together', () => {
  const shown = option('c', { when: { question: 'q', is: ['x'] } })
  const old = option('c', { retired: true })
  const choosing = (options: readonly object[] | string, more: object) => ({
    id: 'q',
    type: 'question',
    title: 'Q',
    choice: 'checkbox',
    options,
    ...more,
  })

  it.each<[string, readonly object[], object, string, object]>([
    ['one that clears the others is not counted', [a, b, c, none], { max_choices: 3 }, 'a', { 'q/max_choices': 2 }],
    ['nor does its own deletion lower anything', [a, b, c, none], { max_choices: 3 }, 'none', {}],
    ['a retired one is not counted', [a, b, old], { max_choices: 2 }, 'a', { 'q/max_choices': 1 }],
    ['one with a condition counts for the most choices', [a, b, shown], { max_choices: 2 }, 'a', {}],
    ['not for the fewest', [a, b, shown], { min_choices: 2 }, 'a', { 'q/min_choices': 1 }],
    ['a limit that still fits stays', [a, b, c], { min_choices: 1, max_choices: 2 }, 'a', {}],
    ['one choice is the least', [a, none, option('prefer', { no_answer: true })], { max_choices: 1 }, 'a', {}],
  ])('%s', (_, options, more, entry, limits) => {
    const data = contentWith([choosing(options, more)])
    const place = [...list, 'q', 'options']
    expect(deleted(data, entry, place)).toEqual(limits)
    expect(limitsIn(retireOption(data, schemas, { file, list: place, entry }))).toEqual(limits)
  })

  it('of a shared list lower the limits of every question that uses it', () => {
    const data = contentWith(
      [choosing('often', { max_choices: 3 }), { ...choosing('often', { max_choices: 2 }), id: 'other' }],
      { option_lists: { often: [a, b, c, none] } },
    )
    const place = ['option_lists', 'often']
    expect(deleted(data, 'a', place)).toEqual({ 'q/max_choices': 2 })
    expect(limitsIn(retireOption(data, schemas, { file, list: place, entry: 'a' }))).toEqual({ 'q/max_choices': 2 })
  })

  it('offering an option again leaves the limits as they are', () => {
    const data = contentWith([choosing([a, b, old], { max_choices: 2 })])
    expect(limitsIn(retireOption(data, schemas, { file, list: [...list, 'q', 'options'], entry: 'c' }, false))).toEqual(
      {},
    )
  })
})

describe('fewer questions whose answers a score counts', () => {
  const question = (id: string, more: object = {}) => ({
    id,
    type: 'question',
    title: id,
    choice: 'radio',
    options: [option('a', more), b],
  })
  const block = { id: 'note', type: 'question', choice: 'information', title: 'Note' }
  const rule = (id: string) => ({ question: id, answer: 'a', points: 1 })
  const [x, y, z] = [question('x'), question('y'), question('z')]
  const own = (id: string) => question(id, { points: { tired: 1 } })
  const plain = (id: string) => question(id, { points: 1 })

  it.each<[string, readonly object[], object, string, object]>([
    ['an information', [plain('x'), block], { section: 'one', min_answers: 1 }, 'note', {}],
    ['a section', [plain('x'), plain('y'), block], { section: 'one', min_answers: 2 }, 'x', { 'tired/min_answers': 1 }],
    ['rules', [x, y, z], { rules: ['x', 'y', 'z'].map(rule), min_answers: 3 }, 'x', { 'tired/min_answers': 2 }],
    ['rules that are enough', [x, y, z], { rules: ['x', 'y', 'z'].map(rule), min_answers: 2 }, 'x', {}],
    ['two rules', [x, y, z], { rules: ['x', 'x', 'y'].map(rule), min_answers: 2 }, 'x', { 'tired/min_answers': 1 }],
    ['rules, and points', [x, own('y')], { rules: [rule('x')], min_answers: 2 }, 'y', { 'tired/min_answers': 1 }],
    [
      'names, and rules',
      [plain('x'), plain('y'), z],
      { questions: ['x', 'y'], rules: [rule('z')], min_answers: 3 },
      'x',
      { 'tired/min_answers': 2 },
    ],
  ])('by %s', (_, questions, more, entry, limits) => {
    const data = contentWith(questions, { scores: [{ id: 'tired', label: 'Tiredness', ...more }] })
    expect(deleted(data, entry)).toEqual(limits)
  })
})
