import { describe, expect, it } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import { applyToData } from '#editing/apply.ts'
import { addEntry, deleteEntry, moveEntry } from '#editing/build/list-acts.ts'
import { moveToList } from '#editing/build/move-to-list.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { valueIn } from '#editing/place.ts'
import { describeChanges } from './describe-changes.ts'

const schemas = packageSchemas()
const section = 'quiz/sections/one.yaml'
const scores = 'analysis/scores.yaml'
const tips = 'analysis/tips.yaml'
const long = 'A long text about sleep that nobody reads to its end, because it says so little that is new.'
const start: ContentData = new Map<string, unknown>([
  [
    'quiz/quiz.yaml',
    {
      id: 'quiz',
      steps: [
        { id: 'one', kind: 'questions', title: 'Nights', section: 'one' },
        { id: 'two', kind: 'questions', title: 'Days', section: 'two' },
      ],
    },
  ],
  [
    section,
    {
      id: 'one',
      title: 'Nights',
      questions: [
        {
          id: 'sleep',
          type: 'question',
          choice: 'radio',
          title: 'How do you sleep?',
          options: [
            { id: 'well', label: 'Well' },
            { id: 'badly', label: 'Badly' },
          ],
        },
        {
          id: 'tea',
          type: 'question',
          choice: 'radio',
          title: 'Tea?',
          why: long,
          options: [{ id: 'yes', label: 'Yes' }],
        },
        {
          id: 'naps',
          type: 'question',
          choice: 'radio',
          title: 'Naps?',
          when: { question: 'sleep', is: ['badly'] },
          options: [{ id: 'daily', label: 'Daily' }],
        },
      ],
    },
  ],
  [
    'quiz/sections/two.yaml',
    { id: 'two', title: 'Days', questions: [{ id: 'walk', choice: 'radio', title: 'Walks?' }] },
  ],
  [
    scores,
    {
      bands: {
        concern: [{ from: 0, to: 89, label: 'Low' }],
        condition: [
          { from: 0, to: 29, label: 'Low' },
          { from: 30, to: 100, label: 'High' },
        ],
      },
      scores: [
        {
          id: 'rest',
          label: 'Rest',
          rules: [
            { question: 'sleep', answer: 'well', points: 3, because: 'You sleep well.' },
            { question: 'sleep', answer: 'badly', points: -6, because: 'You sleep badly.' },
            { question: 'naps', answer: 'daily', points: 1, because: 'You nap.' },
          ],
        },
      ],
    },
  ],
  [
    tips,
    {
      show_per_badge: 2,
      tips: [{ id: 'bed', title: 'Go to bed', badge: 'night', when: { question: 'sleep', is: ['badly'] } }],
    },
  ],
])

/** Does acts one after the other, each built on the result of the earlier ones. */
const after = (...builders: readonly ((data: ContentData) => NewAct)[]) => {
  const acts: Act[] = []
  let data = start
  for (const [index, build] of builders.entries()) {
    const { operations, title } = build(data)
    acts.push({ id: String(index + 1), at: '', by: 'Ada', title, operations })
    data = operations.reduce(applied, data)
  }
  return describeChanges(acts, start, data, schemas)
}
const applied = (data: ContentData, operation: Operation): ContentData => {
  const next = new Map(data)
  if (operation.kind === 'file' && operation.after === null) next.delete(operation.file)
  else if (operation.kind === 'file') next.set(operation.file, null)
  else if (operation.kind !== 'picture') next.set(operation.file, applyToData(data.get(operation.file), operation))
  return next
}
const set = (file: string, place: readonly (string | number)[], value: unknown) => (data: ContentData) =>
  setValue(data, file, place, value)
const both =
  (...builders: readonly ((data: ContentData) => NewAct)[]) =>
  (data: ContentData): NewAct => ({
    title: 'Both',
    operations: builders.flatMap((build) => build(data).operations),
  })
const question = (id: string, ...rest: readonly (string | number)[]) => ['questions', id, ...rest]
const questions = { file: section, list: ['questions'] }
const days = { file: 'quiz/sections/two.yaml', list: ['questions'], name: 'Days' }

describe.each([
  ['nothing', [], []],
  [
    'a label',
    [set(section, question('sleep', 'options', 'well', 'label'), 'Very well')],
    ['“How do you sleep?”: option label “Well” is now “Very well”'],
  ],
  ['a title', [set(section, question('tea', 'title'), 'Coffee?')], ['Question “Tea?” is now “Coffee?”']],
  [
    'words of a long text',
    [set(section, question('tea', 'why'), long.replace('that nobody reads', 'which everybody reads'))],
    ['“Tea?”: why we ask: “that nobody” is now “which everybody”'],
  ],
  ['a new setting', [set(section, question('tea', 'subheader'), 'With milk.')], ['“Tea?”: new hint: “With milk.”']],
  [
    'points of several scores',
    [set(section, question('tea', 'options', 'yes', 'points'), { rest: 5, other: 3 })],
    ['“Tea?”: option “Yes”: new points: 5 for “Rest” and 3 for “other”'],
  ],
  [
    'entries of two lists whose entries are called the same',
    [
      set(scores, ['bands', 'condition', 0, 'to'], 30),
      (data: ContentData) =>
        addEntry(data, { file: scores, list: ['bands', 'concern'] }, { from: 90, to: 100, label: 'High' }),
    ],
    ['“Scores”: concern bands: new band “High”', '“Scores”: condition bands, band “Low”: to 30 (was 29)'],
  ],
  ['a number', [set(tips, ['show_per_badge'], 3)], ['“Tips”: tips per badge 3 (was 2)']],
  [
    'a new condition',
    [set(section, question('tea', 'when'), { question: 'sleep', is: ['badly'] })],
    ['“Tea?” is asked only when “How do you sleep?” is Badly (before: of everybody)'],
  ],
  [
    'a condition that is gone',
    [set(section, question('naps', 'when'), undefined)],
    ['“Naps?” is asked of everybody (before: only when “How do you sleep?” is Badly)'],
  ],
  [
    'the condition of a tip',
    [set(tips, ['tips', 'bed', 'when', 'is'], ['well'])],
    ['“Go to bed” is shown only when “How do you sleep?” is Well (before: only when “How do you sleep?” is Badly)'],
  ],
  [
    'the condition of an option',
    [set(section, question('naps', 'options', 'daily', 'when'), { question: 'tea', answered: true })],
    ['“Naps?”: option “Daily”: offered only when “Tea?” is answered (before: always)'],
  ],
  [
    'points',
    [set(scores, ['scores', 'rest', 'rules', 0, 'points'], 8)],
    ['“Rest”: “Well” of “How do you sleep?” gives 8 points (was 3)'],
  ],
  [
    'one point less than none',
    [set(scores, ['scores', 'rest', 'rules', 0, 'points'], -1)],
    ['“Rest”: “Well” of “How do you sleep?” gives -1 point (was 3)'],
  ],
  [
    'the heading of a group',
    [set(section, question('tea', 'group'), { title: 'Habits', picture: 'groups/cup.svg' })],
    ['“Tea?”: begins the group “Habits” now'],
  ],
  [
    'a retired option',
    [set(section, question('sleep', 'options', 'well', 'retired'), true)],
    ['“How do you sleep?”: option “Well”: no longer offered'],
  ],
  [
    'a new question',
    [
      (data: ContentData) =>
        addEntry(data, questions, {
          id: 'x',
          title: 'Dreams?',
          options: [
            { id: 'a', label: 'A' },
            { id: 'b', label: 'B' },
          ],
        }),
    ],
    ['“Dreams?”: new question with 2 options in “Nights”'],
  ],
  [
    'a new option',
    [
      (data: ContentData) =>
        addEntry(data, { file: section, list: question('tea', 'options') }, { id: 'no', label: 'No' }),
    ],
    ['“Tea?”: new option “No”'],
  ],
  [
    'another order',
    [(data: ContentData) => moveEntry(data, { ...questions, entry: 'naps' }, 0)],
    ['“Naps?”: moved from place 3 to place 1'],
  ],
  [
    'neighbours that change places',
    [(data: ContentData) => moveEntry(data, { ...questions, entry: 'sleep' }, 1)],
    ['“How do you sleep?”: moved from place 1 to place 2'],
  ],
  [
    'a question in another section',
    [
      both(
        (data) => deleteEntry(data, { ...questions, entry: 'tea' }),
        (data) =>
          addEntry(
            data,
            { file: 'quiz/sections/two.yaml', list: ['questions'] },
            valueIn(data.get(section), question('tea')),
            0,
          ),
      ),
    ],
    ['“Tea?”: moved from “Nights” to “Days”'],
  ],
  [
    'a question that an act has moved to another section',
    [(data: ContentData) => moveToList(data, { ...questions, entry: 'naps' }, days)],
    ['“Naps?”: moved from “Nights” to “Days”'],
  ],
  [
    'a question that was moved to another section and then changed',
    [
      (data: ContentData) => moveToList(data, { ...questions, entry: 'tea' }, days),
      set(days.file, question('tea', 'title'), 'Coffee?'),
    ],
    ['“Coffee?”: moved from “Nights” to “Days”', 'Question “Tea?” is now “Coffee?”'],
  ],
  [
    'a deleted question, with what used it',
    [
      both(
        (data) => deleteEntry(data, { ...questions, entry: 'sleep' }),
        set(section, question('naps', 'when'), undefined),
        set(tips, ['tips', 'bed', 'when'], undefined),
        (data) => deleteEntry(data, { file: scores, list: ['scores', 'rest', 'rules'], entry: 1 }),
        (data) => deleteEntry(data, { file: scores, list: ['scores', 'rest', 'rules'], entry: 0 }),
      ),
    ],
    ['“How do you sleep?”: deleted question, with what used it in “Naps?”, “Rest” and “Go to bed”'],
  ],
  [
    'a deleted page',
    [() => ({ title: '', operations: [{ kind: 'file', file: tips, before: '', after: null } as const] })],
    ['“Tips”: deleted tips'],
  ],
  [
    'a picture',
    [
      () => ({
        title: '',
        operations: [{ kind: 'picture', file: 'media/quiz/a.svg', before: null, after: 'h' } as const],
      }),
    ],
    ['“a.svg”: new picture'],
  ],
] as const)('%s', (_, builders, words) => {
  it('is described in an editor’s words', () => {
    expect(after(...builders).map((line) => line.words)).toEqual(words)
  })
})

describe('several acts', () => {
  it('on one field are one line, which knows them', () => {
    const [line, ...others] = after(
      set(section, question('tea', 'title'), 'Coffee?'),
      set(section, question('naps', 'title'), 'Sleep by day?'),
      set(section, question('tea', 'title'), 'Cocoa?'),
    )
    expect(line).toMatchObject({ words: 'Question “Tea?” is now “Cocoa?”', acts: ['1', '3'] })
    expect(others).toMatchObject([{ acts: ['2'] }])
  })

  it('that come back to the first text are no line', () => {
    expect(
      after(set(section, question('tea', 'title'), 'Coffee?'), set(section, question('tea', 'title'), 'Tea?')),
    ).toEqual([])
  })

  it('that move an entry there and back are no line', () => {
    expect(
      after(
        (data) => moveEntry(data, { ...questions, entry: 'sleep' }, 2),
        (data) => moveEntry(data, { ...questions, entry: 'sleep' }, 0),
      ),
    ).toEqual([])
  })

  it('that add an entry and change it are one line', () => {
    const lines = after(
      (data) => addEntry(data, questions, { id: 'x', title: 'Dreams?' }),
      set(section, question('x', 'title'), 'Nightmares?'),
    )
    expect(lines).toMatchObject([{ words: '“Nightmares?”: new question in “Nights”', acts: ['1', '2'], asked: 'x' }])
  })

  it('on rules without ids are told apart after one was added in front of them', () => {
    const rules = { file: scores, list: ['scores', 'rest', 'rules'] }
    const lines = after(
      (data) => addEntry(data, rules, { question: 'tea', answer: 'yes', points: 2, because: 'Tea.' }, 0),
      set(scores, ['scores', 'rest', 'rules', 3, 'points'], 9),
    )
    expect(lines.map(({ words }) => words)).toEqual([
      '“Rest”: “Daily” of “Naps?” gives 9 points (was 1)',
      '“Rest”: new rule “Yes” of “Tea?” gives 2 points',
    ])
  })
})

describe('a line', () => {
  it('leads to the field, and says which item it belongs to', () => {
    const [line] = after(set(section, question('sleep', 'options', 'well', 'label'), 'Very well'))
    expect(line).toMatchObject({
      item: { file: section, place: ['questions', 'sleep'], title: 'How do you sleep?' },
      place: ['questions', 'sleep', 'options', 'well', 'label'],
      short: 'Option label “Well” is now “Very well”',
      relabelled: { what: 'option', id: 'sleep/well', before: 'Well', after: 'Very well' },
    })
  })

  it('of a long text marks the changed words', () => {
    const [line] = after(set(section, question('tea', 'why'), long.replace('sleep', 'tea')))
    expect(line?.pieces?.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: 'sleep ' },
      { kind: 'added', text: 'tea ' },
    ])
  })

  it('of a condition names the question that is asked', () => {
    expect(after(set(section, question('naps', 'when'), undefined))).toMatchObject([
      { kind: 'condition', asked: 'naps' },
    ])
  })
})

it('a file in which a whole quiz stands is described in the same way', () => {
  const quiz = {
    id: 'q',
    title: 'All',
    sections: [{ id: 'one', title: 'Nights', questions: [{ id: 'tea', title: 'Tea?' }] }],
  }
  const before = new Map([['quiz.yaml', quiz]])
  const { operations } = setValue(before, 'quiz.yaml', ['sections', 'one', 'questions', 'tea', 'title'], 'Coffee?')
  const data = operations.reduce(applied, before as ContentData)
  expect(describeChanges([], before, data, schemas).map(({ words }) => words)).toEqual([
    'Question “Tea?” is now “Coffee?”',
  ])
})

it('a section is called as the step that shows it, with its own title where several steps have that heading', () => {
  const sectionOf = (id: string, ...ids: readonly string[]) => ({
    id,
    title: id.toUpperCase(),
    questions: ids.map((one) => ({ id: one, title: `${one}?` })),
  })
  const steps = [
    { id: '1', kind: 'questions', title: 'Nights', section: 'a' },
    { id: '2', kind: 'questions', title: 'Days', section: 'b' },
    { id: '3', kind: 'text', title: 'Days' },
  ]
  const before: ContentData = new Map<string, unknown>([
    ['quiz.yaml', { id: 'q', steps, sections: [sectionOf('a', 'tea', 'bed'), sectionOf('b', 'walk')] }],
  ])
  const at = (id: string) => ({ file: 'quiz.yaml', list: ['sections', id, 'questions'] })
  const { operations } = moveToList(before, { ...at('a'), entry: 'tea' }, { ...at('b'), name: 'Days' })
  const data = operations.reduce(applied, before)
  expect(describeChanges([], before, data, schemas).map(({ words }) => words)).toEqual([
    '“tea?”: moved from “Nights” to “Days: B”',
  ])
})
