import { describe, expect, it } from 'vitest'
import { applyToData } from '#editing/apply.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { addEntry, canBeDuplicated, deleteEntry, duplicateEntry, moveEntry } from './list-acts.ts'
import { setValue } from './set-value.ts'

const file = 'quiz/sections/one.yaml'
const section = {
  id: 'one',
  questions: [
    { id: 'sleep', title: 'How do you sleep?', options: [{ id: 'a', label: 'Well' }], why: 'So.' },
    { id: '2', title: 'Tea?', when: { question: 'sleep', is: ['a'] } },
    { id: 'naps', title: 'Naps?' },
  ],
  notes: [{ text: 'x' }, { text: 'x' }],
}
const data: ContentData = new Map<string, unknown>([
  [file, section],
  ['quiz/sections/two.yaml', { id: 'two', questions: [{ id: 'last' }] }],
])
const order = ['id', 'title', 'subheader', 'options', 'why', 'when']

const after = ({ operations }: NewAct, path = file): unknown =>
  operations.reduce<unknown>(
    (value, operation) =>
      operation.kind !== 'file' && operation.kind !== 'picture' && operation.file === path
        ? applyToData(value, operation)
        : value,
    data.get(path),
  )
const questions = (act: NewAct) =>
  (after(act) as typeof section).questions.map((question) => ({ ...question }) as Record<string, unknown>)

describe('a value', () => {
  it('is set with the one before', () => {
    const { operations, title } = setValue(data, file, ['questions', '2', 'title'], 'Coffee?', { name: 'Title' })
    expect(title).toBe('Change Title')
    expect(operations).toEqual([
      { kind: 'set', file, place: ['questions', '2', 'title'], before: 'Tea?', after: 'Coffee?' },
    ])
  })

  it('that is new is written in the order of the schema', () => {
    const act = setValue(data, file, ['questions', 'sleep', 'subheader'], 'Hint', { order })
    expect(Object.keys(questions(act)[0] ?? {})).toEqual(['id', 'title', 'subheader', 'options', 'why'])
    const last = setValue(data, file, ['questions', 'sleep', 'when'], {}, { order })
    expect(Object.keys(questions(last)[0] ?? {}).at(-1)).toBe('when')
  })

  it('that is new stands beside the settings before it in a file with another order', () => {
    const quiz = new Map([[file, { id: 'one', why: 'So.', title: 'One' }]])
    const names = (key: string) => {
      const { operations } = setValue(quiz, file, [key], 'New', { order })
      return Object.keys(
        operations.reduce<object>((now, one) => applyToData(now, one as never) as object, quiz.get(file) ?? {}),
      )
    }
    expect(names('subheader')).toEqual(['id', 'why', 'title', 'subheader'])
    expect(names('when')).toEqual(['id', 'why', 'title', 'when'])
  })

  it('makes the group that it belongs to', () => {
    const act = setValue(data, file, ['questions', 'naps', 'when', 'question'], 'sleep')
    expect(questions(act)[2]).toEqual({ id: 'naps', title: 'Naps?', when: { question: 'sleep' } })
  })

  it('is removed with the group that becomes empty', () => {
    const once = setValue(data, file, ['questions', '2', 'when', 'is'], undefined)
    expect(questions(once)[1]?.['when']).toEqual({ question: 'sleep' })
    const made = new Map([[file, after(once)]])
    const twice = setValue(made, file, ['questions', '2', 'when', 'question'], undefined)
    expect(twice.operations).toMatchObject([{ kind: 'set', place: ['questions', '2', 'when'] }])
  })

  it('of an entry that has nothing else leaves the entry', () => {
    const act = setValue(data, file, ['notes', 1, 'text'], undefined)
    expect((after(act) as typeof section).notes).toEqual([{ text: 'x' }, {}])
  })

  it('that is there already, or that is not there to be removed, changes nothing', () => {
    expect(setValue(data, file, ['id'], 'one').operations).toEqual([])
    expect(setValue(data, file, ['x', 'y'], undefined).operations).toEqual([])
  })
})

describe('an entry', () => {
  const list = { file, list: ['questions'] }
  const ids = (act: NewAct) => questions(act).map(({ id }) => id)

  it('is added where it is wanted', () => {
    expect(ids(addEntry(data, list, { id: 'new' }))).toEqual(['sleep', '2', 'naps', 'new'])
    expect(ids(addEntry(data, list, { id: 'new' }, 0))).toEqual(['new', 'sleep', '2', 'naps'])
  })

  it('is the first of a list that is not there yet', () => {
    const act = addEntry(data, { file, list: ['questions', 'naps', 'options'] }, { id: 'x' })
    expect(questions(act)[2]).toEqual({ id: 'naps', title: 'Naps?', options: [{ id: 'x' }] })
  })

  it('is moved to another position of its list', () => {
    expect(ids(moveEntry(data, { ...list, entry: 'naps' }, 1))).toEqual(['sleep', 'naps', '2'])
    expect(ids(moveEntry(data, { ...list, entry: 'sleep' }, 2))).toEqual(['2', 'naps', 'sleep'])
  })

  it.each([-1, 0, 3])('is not moved from position 0 to %i', (to) => {
    expect(moveEntry(data, { ...list, entry: 'sleep' }, to).operations).toEqual([])
  })

  it('is deleted, also without an id', () => {
    expect(ids(deleteEntry(data, { ...list, entry: '2' }))).toEqual(['sleep', 'naps'])
    const act = deleteEntry(data, { file, list: ['notes'], entry: 1 })
    expect(act.operations).toMatchObject([{ kind: 'delete', index: 1, entry: { text: 'x' } }])
  })

  it('that is a copy has an id of its own, and the ids of its options', () => {
    const act = duplicateEntry(data, { ...list, entry: 'sleep' })
    expect(act.title).toBe('Duplicate “How do you sleep?”')
    expect(questions(act)[1]).toEqual({ ...section.questions[0], id: 'sleep_2' })
  })

  it('that is a copy of a label of a trait has a value of its own; in the copy of a whole trait, labels keep theirs', () => {
    const labels = [{ option: 'few', value: 'low', label: 'Few' }]
    const root = { groups: [{ id: 'g', traits: [{ id: 'rest', title: 'Rest', labels }] }] }
    const profile = new Map([['profile.yaml', root]])
    const inTraits = { file: 'profile.yaml', list: ['groups', 'g', 'traits'] }
    const label = duplicateEntry(profile, { ...inTraits, list: [...inTraits.list, 'rest', 'labels'], entry: 0 })
    expect(label.operations).toMatchObject([{ entry: { option: 'few', value: 'few', label: 'Few' } }])
    const trait = duplicateEntry(profile, { ...inTraits, entry: 'rest' })
    expect(trait.operations).toMatchObject([{ entry: { id: 'rest_2', labels } }])
  })

  it('that is a copy has inner traits with ids that no other trait has', () => {
    const rest = { id: 'rest', title: 'Rest' }
    const when = { profile: 'rest', is: ['low'] }
    const root = { groups: [{ id: 'g', title: 'G', traits: [rest, { id: 'calm', title: 'Calm', when }] }] }
    const copy = duplicateEntry(new Map([['profile.yaml', root]]), {
      file: 'profile.yaml',
      list: ['groups'],
      entry: 'g',
    })
    const traits = [{ id: 'rest_2' }, { id: 'calm_2', when: { profile: 'rest_2' } }]
    expect(copy.operations).toMatchObject([{ entry: { id: 'g_2', traits } }])
  })

  it('is there once, when it is a step of which there can be only one', () => {
    const steps = ['intro', 'text', 'questions', 'results'].map((kind) => ({ id: kind, kind, title: kind }))
    const quiz = new Map([['quiz.yaml', { steps }]])
    const duplicable = steps.filter(({ id }) =>
      canBeDuplicated(quiz, { file: 'quiz.yaml', list: ['steps'], entry: id }),
    )
    expect(duplicable.map(({ kind }) => kind)).toEqual(['text'])
    expect(canBeDuplicated(data, { ...list, entry: 'sleep' })).toBe(true)
  })

  it('with questions in it is copied with new ids for them, and conditions read the copies', () => {
    const quiz = new Map([['quiz.yaml', { sections: [{ ...section, title: 'One' }] }]])
    const [added] = duplicateEntry(quiz, { file: 'quiz.yaml', list: ['sections'], entry: 'one' }).operations
    const copy = added?.kind === 'insert' ? (added.entry as typeof section) : undefined
    expect(copy?.id).toBe('one_2')
    expect(copy?.questions.map(({ id }) => id)).toEqual(['sleep_2', 'tea', 'naps_2'])
    expect(copy?.questions[1]?.when).toEqual({ question: 'sleep_2', is: ['a'] })
  })

  it('with texts that repeat answers is copied with the answers of the copies, and ids without placeholders', () => {
    const questions = [
      { id: 'pet', title: 'Which pet?' },
      {
        id: 'walks',
        title: 'How often do you walk {answer:pet|it}?',
        subheader: '{count:pet|One|Many}, {answer:home}',
      },
    ]
    const quiz = new Map([['quiz.yaml', { sections: [{ id: 'one', title: 'One', questions }] }]])
    const [added] = duplicateEntry(quiz, { file: 'quiz.yaml', list: ['sections'], entry: 'one' }).operations
    expect(added).toMatchObject({
      entry: {
        questions: [
          { id: 'pet_2' },
          {
            id: 'walk',
            title: 'How often do you walk {answer:pet_2|it}?',
            subheader: '{count:pet_2|One|Many}, {answer:home}',
          },
        ],
      },
    })
  })
})
