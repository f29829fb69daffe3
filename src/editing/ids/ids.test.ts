import { describe, expect, it } from 'vitest'
import { idFromLabel } from './id-from-label.ts'
import { newId } from './new-id.ts'
import { optionsFromLines } from './options-from-lines.ts'
import { questionId } from './question-id.ts'
import { takenIds } from './taken-ids.ts'
import { withQuestionId } from './with-question-id.ts'

const none: ReadonlySet<string> = new Set()

describe('the id of a label', () => {
  it.each([
    ['Split ends / Breakage', 'split_ends_breakage'],
    ['4C', '4c'],
    ['Größe über 10 °C', 'grosse_uber_10_c'],
    ["I don't know", 'i_dont_know'],
    ['Œuvre, Łódź & Ålesund', 'oeuvre_lodz_alesund'],
    ['  --  Yes!  ', 'yes'],
    ['No\u00a0break', 'no_break'],
    ['ﬁne', 'fine'],
    ['As often as {answer:tea_kind|that}', 'as_often_as'],
  ])('%o is %o', (label, id) => {
    expect(idFromLabel(label, none)).toBe(id)
  })

  it.each(['😀', '漢字', 'Да', '', ' '])('%o has none of the letters, so that the id is numbered', (label) => {
    expect(idFromLabel(label, none, 'option')).toBe('option_1')
    expect(idFromLabel(label, new Set(['option_1']), 'option')).toBe('option_2')
  })

  it('gets a number when it is taken, and is never longer than 60', () => {
    const long = 'word '.repeat(30)
    const first = idFromLabel(long, none)
    const second = idFromLabel(long, new Set([first]))
    expect(idFromLabel('Yes', new Set(['yes', 'yes_2']))).toBe('yes_3')
    expect([first.length <= 60, second.length <= 60, first !== second]).toEqual([true, true, true])
    expect(second).toMatch(/^[a-z0-9][a-z0-9_-]*$/)
  })
})

describe('the id of a question', () => {
  it.each([
    ['How often do you water your plants?', [], 'water_plants'],
    ['What is it?', [], 'what_is_it'],
    ['How well do you sleep?', ['life_1', 'life_2', 'life_walks'], 'life_well_sleep'],
    ['Life at home', ['life_1', 'life_2', 'life_walks'], 'life_home'],
    ['Quiet nights', ['on-time', 'too-late'], 'quiet-nights'],
    ['Quiet nights', ['0', '1', '2'], 'quiet_nights'],
    ['漢字', [], 'question_1'],
    ['漢字', ['life_1', 'life_2', 'life_3'], 'life_1_2'],
  ])('%o beside %o is %o', (title, siblings, id) => {
    expect(questionId(title, new Set(siblings), siblings)).toBe(id)
  })
})

describe('pasted lines', () => {
  it('become options', () => {
    expect(optionsFromLines('• Never\r\n\n\t- Once a week\n* Daily, or more\n', none).options).toEqual([
      { id: 'never', label: 'Never' },
      { id: 'once_a_week', label: 'Once a week' },
      { id: 'daily_or_more', label: 'Daily, or more' },
    ])
  })

  it.each([
    ['1. One\n2. Two', ['One', 'Two']],
    ['a) One\n(b) Two', ['One', 'Two']],
    ['1.5 litres\n2 litres', ['1.5 litres', '2 litres']],
    ['3. Oktober\nLater', ['3. Oktober', 'Later']],
    ['-5 to 0\n10 - 20', ['-5 to 0', '10 - 20']],
    // The nested levels of a list in a word processor.
    ['\uf0b7\tOne\no\tTwo\no\u00a0\u00a0Three\no  Four\n\u00a7\tFive', ['One', 'Two', 'Three', 'Four', 'Five']],
    ['o positive\nO  negative', ['o positive', 'O  negative']],
    ['- [ ] One\n- [x] Two', ['One', 'Two']],
    ['One\u200b', ['One']],
    ['•\u00a0Below 185\u00a0°C', ['Below 185\u00a0°C']],
  ])('%o: %o', (text, labels) => {
    expect(optionsFromLines(text, none).options.map(({ label }) => label)).toEqual(labels)
  })

  it('says which labels stand there twice, and those that exist already', () => {
    const { duplicates, options } = optionsFromLines('Yes\nno\nYES \nMaybe', new Set(['maybe']), ['No'])
    expect(duplicates).toEqual(['no', 'YES'])
    expect(options).toEqual([
      { id: 'yes', label: 'Yes' },
      { id: 'maybe_2', label: 'Maybe' },
    ])
  })
})

describe('ids that are taken', () => {
  const data = new Map<string, unknown>([
    ['quiz/sections/one.yaml', { id: 'one', questions: [{ id: 'sleep', options: [{ id: 'well' }] }] }],
    ['quiz/quiz.yaml', { steps: [{ id: 'start' }, { id: 'more', question: { id: 'words' } }], sections: [] }],
    ['products/catalogue.yaml', { products: [{ id: 3 }, { id: 7 }] }],
    ['settings/retired-ids.yaml', { retired: [{ id: 'naps' }, { id: 'sleep/badly' }, { id: 'tea', what: 'tip' }] }],
    [
      'history/ids.yaml',
      {
        published: [
          { what: 'option', id: 'sleep/so_so' },
          { what: 'product', id: '9' },
        ],
      },
    ],
  ])
  const section = 'quiz/sections/one.yaml'

  it('of questions, in the whole content and in its history', () => {
    const taken = takenIds(data, { file: 'quiz/sections/two.yaml', list: ['questions'] })
    expect(taken).toEqual(new Set(['sleep', 'words', 'naps']))
  })

  it('of options, in their question only', () => {
    const list = ['questions', 'sleep', 'options']
    expect(takenIds(data, { file: section, list })).toEqual(new Set(['well', 'so_so', 'badly']))
    expect(newId(data, { file: section, list }, 'Badly')).toBe('badly_2')
  })

  it('of numbered products, so that the next one has a new number', () => {
    expect(newId(data, { file: 'products/catalogue.yaml', list: ['products'] }, 'Tea')).toBe(10)
  })

  it('of products, which have numbers even if there is none yet', () => {
    const catalogue = { file: 'products/catalogue.yaml', list: ['products'] }
    expect(newId(new Map([[catalogue.file, { products: [] }]]), catalogue, 'Tea')).toBe(1)
    expect(newId(new Map([...data, [catalogue.file, { products: [] }]]), catalogue, 'Tea')).toBe(10)
  })

  it('of the values of a trait, which are its labels in conditions', () => {
    const labels = [
      { option: 'few', value: 'low' },
      { option: 'many', value: 'high' },
    ]
    const profile = new Map([['profile.yaml', { groups: [{ id: 'nights', traits: [{ id: 'rest', labels }] }] }]])
    const list = ['groups', 'nights', 'traits', 'rest', 'labels']
    expect(takenIds(profile, { file: 'profile.yaml', list })).toEqual(new Set(['low', 'high']))
    expect(newId(profile, { file: 'profile.yaml', list }, 'High')).toBe('high_2')
  })

  it('of the shared options of all questions that use them', () => {
    const shared = new Map<string, unknown>([
      [
        'quiz.yaml',
        { option_lists: { often: [{ id: 'daily' }] }, sections: [{ questions: [{ id: 'a', options: 'often' }] }] },
      ],
      [
        'history/ids.yaml',
        {
          published: [
            { what: 'option', id: 'a/never' },
            { what: 'option', id: 'b/always' },
          ],
        },
      ],
    ])
    const taken = takenIds(shared, { file: 'quiz.yaml', list: ['option_lists', 'often'] })
    expect(taken).toEqual(new Set(['daily', 'never']))
  })
})

it('the question of a new step for a free text has an id of its own, made from the heading of the step', () => {
  const file = 'quiz.yaml'
  const data = new Map([[file, { sections: [{ id: 'one', questions: [{ id: 'last_words' }] }] }]])
  const step = { id: 'words', kind: 'text', title: 'Last words', question: { id: '', title: '' } }
  const withId = { ...step, question: { id: 'last_words_2', title: '' } }
  expect(withQuestionId(data, file, step)).toEqual(withId)
  expect(withQuestionId(data, file, withId)).toBe(withId)
  expect(withQuestionId(data, file, 'Last words')).toBe('Last words')
})

it('a name that reads like the id of an entry without a name does not become one: it would be named again', () => {
  expect(idFromLabel('Unnamed', new Set(), 'option')).toBe('option_1')
  expect(idFromLabel('Unnamed 2', new Set(), 'option')).toBe('option_1')
  expect(questionId('Unnamed?', new Set())).toBe('question_1')
  expect(idFromLabel('Unnamed road', new Set(), 'option')).toBe('unnamed_road')
})
