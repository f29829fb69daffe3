import { describe, expect, it } from 'vitest'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import type { ContentData } from '#editing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { deleteWithUses } from './delete-with-uses.ts'
import type { EmptyChoice } from './prune-conditions.ts'
import { prunedCondition } from './pruned-condition.ts'
import { retireOption } from './retire.ts'
import { usesOf } from './uses-of.ts'

const schemas = readSchemas()
const file = 'quiz.yaml'
const option = (id: string) => ({ id, label: id.toUpperCase() })
const question = { type: 'question', choice: 'radio' }
const quiz = {
  id: 'q',
  steps: [{ id: 's', kind: 'questions', title: 'Step', section: 'one' }],
  sections: [
    {
      id: 'one',
      title: 'One',
      questions: [
        { ...question, id: 'sleep', title: 'Sleep?', options: [option('a'), option('b'), option('c')] },
        {
          ...question,
          id: 'why',
          title: 'Why?',
          when: { question: 'sleep', is: ['a'] },
          options: [option('x'), option('y')],
        },
        {
          ...question,
          id: 'tea',
          title: 'You said {answer:sleep|something}. Tea?',
          when: {
            all: [
              { question: 'sleep', is: ['a', 'b'] },
              { question: 'why', answered: true },
            ],
          },
          options: [option('a'), option('y')],
        },
      ],
    },
  ],
  scores: [
    {
      id: 'tired',
      label: 'Tiredness',
      key_questions: ['sleep', 'tea'],
      min_key_answers: 2,
      rules: [
        { question: 'sleep', answer: 'a', points: 6 },
        { question: 'sleep', answer: ['a', 'b'], points: -1 },
        { question: 'tea', answer: 'a', points: 2 },
      ],
    },
  ],
}
const data: ContentData = new Map<string, unknown>([
  [file, quiz],
  [
    'history/ids.yaml',
    {
      published: [
        { what: 'question', id: 'sleep' },
        { what: 'option', id: 'tea/a' },
      ],
    },
  ],
  ['settings/retired-ids.yaml', { retired: [] }],
])
const questions = { file, list: ['sections', 'one', 'questions'] }
const optionsOf = (id: string) => ({ file, list: [...questions.list, id, 'options'] })

describe('what uses something', () => {
  it('a question: in the words of those who use it', () => {
    const uses = usesOf(data, schemas, { kind: 'question', id: 'sleep' })
    expect(uses.map(({ item, words }) => `${item}: ${words}`)).toEqual([
      'Why?: Asked when “Sleep?” is A',
      'You said {answer:sleep|something}. Tea?: Asked when “Sleep?” is A or B',
      'Tiredness: Key questions',
      'Tiredness: Gives 6 points',
      'Tiredness: Takes away 1 point',
      'You said {answer:sleep|something}. Tea?: Is filled into Question',
    ])
    expect(uses[0]).toMatchObject({ file, place: [...questions.list, 'why'] })
  })

  it('an option: only where its own question is named', () => {
    const uses = usesOf(data, schemas, { kind: 'option', id: 'a', scope: 'tea' })
    expect(uses.map(({ item, words }) => `${item}: ${words}`)).toEqual(['Tiredness: Gives 2 points'])
  })
})

describe('a score that reads points without naming the question', () => {
  const pointed = (id: string) => ({
    ...question,
    id,
    title: `${id}?`,
    options: [
      { ...option('never'), points: 0 },
      { ...option('daily'), points: 3 },
    ],
  })
  const contentWith = (score: object): ContentData =>
    new Map<string, unknown>([
      [
        file,
        {
          steps: [{ id: 's', kind: 'questions', title: 'Step', section: 'one' }],
          sections: [{ id: 'one', title: 'One', questions: [pointed('doze'), pointed('wake'), pointed('snore')] }],
          scores: [{ id: 'tired', label: 'Tiredness', ...score }],
        },
      ],
    ])
  const bands = [{ from: 0, to: 9, label: 'All' }]

  it.each([
    ['by its section', { section: 'one', bands }, 'Reaches at most 6 instead of 9 points; its bands stay as they are'],
    ['because it has points', {}, 'Reaches at most 6 instead of 9 points'],
    ['in a mean', { section: 'one', combine: 'mean' }, 'Counts the points of 2 questions instead of 3'],
  ])('%s: is among what uses it, and what changes with its deletion', (_, score, words) => {
    const content = contentWith(score)
    expect(usesOf(content, schemas, { kind: 'question', id: 'doze' })).toMatchObject([
      { item: 'Tiredness', words: 'Counts its points, at most 3', place: ['scores', 'tired'] },
    ])
    const deletion = deleteWithUses(content, schemas, { ...questions, entry: 'doze' }, { today: '2026-11-22' })
    const about = { file: questions.file, place: [...questions.list, 'doze'] }
    expect(deletion).toMatchObject({
      ok: true,
      act: { about },
      consequences: [{ item: 'Tiredness', kind: 'changes', words }],
    })
  })
})

describe('a condition without what is gone', () => {
  const gone =
    (...ids: string[]) =>
    ({ id }: { id: string }) =>
      ids.includes(id)
  it.each([
    [{ question: 'q', is: ['a', 'b'] }, ['a'], { question: 'q', is: ['b'] }],
    [{ question: 'q', is: ['a'] }, ['a'], undefined],
    [{ all: [{ question: 'q' }, { any: [{ question: 'r' }] }] }, ['r'], { all: [{ question: 'q' }] }],
    [{ any: [{ score: 's', at_least: 1 }], none: [{ issue: 'i' }] }, ['s'], { none: [{ issue: 'i' }] }],
    [{ all: [{ profile: 't', is: ['v'] }] }, ['t'], undefined],
  ])('%j without %j: %j', (condition, ids, left) => {
    expect(prunedCondition(condition, gone(...ids))).toEqual(left)
  })
})

describe('deleting', () => {
  const deleted = (entry: string, place = questions, choices?: ReadonlyMap<string, EmptyChoice>) => {
    const deletion = deleteWithUses(data, schemas, { ...place, entry }, { today: '2026-11-22', choices })
    if (!deletion.ok) return { deletion, after: undefined, message: deletion.message }
    const after = new Map(data)
    for (const operation of deletion.act.operations)
      if (isDataOperation(operation)) after.set(operation.file, applyToData(after.get(operation.file), operation))
    return { deletion, after: after.get(file) as typeof quiz, retired: after.get('settings/retired-ids.yaml') }
  }

  it('a question changes what uses it, and says so', () => {
    const { after, deletion, retired } = deleted('sleep')
    const [why, tea] = after?.sections[0]?.questions ?? []
    expect(why).not.toHaveProperty('when')
    expect(tea).toMatchObject({
      title: 'You said something. Tea?',
      when: { all: [{ question: 'why', answered: true }] },
    })
    expect(after?.scores[0]).toMatchObject({ key_questions: ['tea'], min_key_answers: 1, rules: [{ question: 'tea' }] })
    expect(retired).toEqual({ retired: [{ id: 'sleep', on: '2026-11-22' }] })
    expect(deletion.ok && deletion.consequences.map(({ item, words }) => `${item}: ${words}`)).toEqual([
      'Why?: Is asked of everybody',
      'Tiredness: Key questions: one fewer',
      'Tiredness: Loses a rule: gives 6 points',
      'Tiredness: Loses a rule: takes away 1 point',
      'You said {answer:sleep|something}. Tea?: Now asked when “Why?” is answered',
      'You said {answer:sleep|something}. Tea?: Question is now: You said something. Tea?',
      'Tiredness: Key answers needed is now: 1',
    ])
  })

  it('asks what happens to a question that was asked only because of it', () => {
    const [decision] = (() => {
      const { deletion } = deleted('sleep')
      return deletion.ok ? deletion.decisions : []
    })()
    expect(decision).toMatchObject({ item: 'Why?', choices: ['everybody', 'delete'], chosen: null })
    const { after, deletion } = deleted('sleep', questions, new Map([[decision?.key ?? '', 'delete']]))
    expect(after?.sections[0]?.questions.map(({ id }) => id)).toEqual(['tea'])
    // Its own condition would be empty now.
    expect(after?.sections[0]?.questions[0]).not.toHaveProperty('when')
    expect(deletion.ok && deletion.decisions.map(({ chosen, item }) => [item, chosen])).toEqual([
      ['Why?', 'delete'],
      ['You said {answer:sleep|something}. Tea?', null],
    ])
  })

  it('a step names the questions that go with it, and a score that has no questions any more', () => {
    const other = {
      ...quiz,
      steps: [...quiz.steps, { id: 't', kind: 'questions', title: 'Other', section: 'two' }],
      sections: [...quiz.sections, { id: 'two', title: 'Two', questions: [{ ...question, id: 'z', title: 'Z?' }] }],
      scores: [{ id: 'tired', label: 'Tiredness', section: 'one' }],
    }
    const place = { file, list: ['steps'], entry: 's' }
    const deletion = deleteWithUses(new Map([[file, other]]), schemas, place, { today: '2026-11-22' })
    expect(deletion.ok && deletion.consequences.map(({ item, words }) => `${item}: ${words}`)).toEqual([
      'Sleep?: Is deleted as well',
      'Why?: Is deleted as well',
      'You said {answer:sleep|something}. Tea?: Is deleted as well',
      'Tiredness: Is deleted as well',
    ])
  })

  it('the last step of a tab takes the tab with it', () => {
    const inTab = (id: string, tab: string) => ({ id, kind: 'text', title: id, tab })
    const tabs = [
      { id: 'one', label: 'One' },
      { id: 'two', label: 'Two' },
    ]
    const steps = [...quiz.steps, inTab('t', 'one'), inTab('u', 'two'), inTab('v', 'two')]
    const withTabs = new Map([[file, { ...quiz, tabs, steps }]])
    const goneWith = (entry: string) => {
      const deletion = deleteWithUses(withTabs, schemas, { file, list: ['steps'], entry }, { today: '2026-11-22' })
      return deletion.ok && deletion.consequences.map(({ item, words }) => `${item}: ${words}`)
    }
    expect(goneWith('t')).toEqual(['One: Is deleted as well'])
    expect(goneWith('u')).toEqual([])
  })

  it('the last key question of a score takes the number of key answers with it', () => {
    const scores = [{ id: 'tired', label: 'Tiredness', key_questions: ['sleep'], min_key_answers: 1, rules: [] }]
    const deletion = deleteWithUses(
      new Map([[file, { ...quiz, scores }]]),
      schemas,
      { ...questions, entry: 'sleep' },
      { today: '2026-11-22' },
    )
    const settings = deletion.ok ? deletion.act.operations.filter(({ kind }) => kind === 'set') : []
    const removed = settings.map((one) => ('place' in one && !('after' in one) ? one.place.at(-1) : undefined))
    expect(removed).toContain('key_questions')
    expect(removed).toContain('min_key_answers')
  })

  it('an option leaves the other options of its conditions and rules', () => {
    const { after } = deleted('a', optionsOf('sleep'))
    expect(after?.sections[0]?.questions[2]).toMatchObject({ when: { all: [{ question: 'sleep', is: ['b'] }, {}] } })
    expect(after?.scores[0]?.rules).toEqual([
      { question: 'sleep', answer: ['b'], points: -1 },
      { question: 'tea', answer: 'a', points: 2 },
    ])
  })

  it('an option of a shared list leaves the conditions of the questions that use the list, in whichever file they are', () => {
    const [one] = quiz.sections
    const shared = new Map<string, unknown>([
      ['quiz.yaml', { ...quiz, sections: undefined, option_lists: { often: [option('a'), option('b'), option('c')] } }],
      ['quiz/sections/one.yaml', { ...one, questions: one?.questions.map((each) => ({ ...each, options: 'often' })) }],
      ['history/ids.yaml', { published: [{ what: 'option', id: 'tea/a' }] }],
    ])
    const place = { file, list: ['option_lists', 'often'], entry: 'a' }
    const deletion = deleteWithUses(shared, schemas, place, { today: '2026-11-22' })
    expect(deletion.ok && deletion.consequences.map(({ item, words }) => `${item}: ${words}`)).toEqual([
      'Why?: Is asked of everybody',
      'Tiredness: Loses a rule: gives 6 points',
      'Tiredness: Answer: one fewer',
      'Tiredness: Loses a rule: gives 2 points',
      'You said {answer:sleep|something}. Tea?: Now asked when “Sleep?” is B and “Why?” is answered',
    ])
    expect(deletion.ok && deletion.act.operations).toContainEqual(
      expect.objectContaining({ file: 'settings/retired-ids.yaml' }),
    )
  })

  it('a setting goes with all of its entries, and with what uses them', () => {
    const tips = new Map<string, unknown>([
      ...data,
      ['analysis/tips.yaml', { tips: [{ id: 'rest' }, { id: 'walk' }] }],
      ['history/ids.yaml', { published: [{ what: 'tip', id: 'walk' }] }],
    ])
    const deletion = deleteWithUses(
      tips,
      schemas,
      { file: 'analysis/tips.yaml', list: [], entry: 'tips' },
      { today: '2026-11-22' },
    )
    expect(deletion).toMatchObject({
      act: {
        operations: [
          { kind: 'set', file: 'analysis/tips.yaml', place: ['tips'] },
          { kind: 'insert', file: 'settings/retired-ids.yaml', entry: { what: 'tip', id: 'walk', on: '2026-11-22' } },
        ],
      },
    })
  })

  it('the last entry of a list that a content may leave out takes the list with it', () => {
    const { after, deletion } = deleted('tired', { file, list: ['scores'] })
    expect(deletion).toMatchObject({ ok: true, act: { title: 'Delete “Tiredness”' } })
    expect(after).toBeDefined()
    expect(after).not.toHaveProperty('scores')
  })

  it('the last entry of a list that every content has is refused', () => {
    expect(deleted('s', { file, list: ['steps'] }).message).toBe(
      'The content needs at least one entry here. Add another one first.',
    )
  })

  it('one of two options is refused', () => {
    expect(deleted('x', optionsOf('why')).message).toContain('“Why?” needs the options that it has.')
  })
})

describe('retiring', () => {
  it('says which limits and sums it changes', () => {
    const options = ['a', 'b', 'c'].map((id) => ({ ...option(id), points: 1 }))
    const question = { id: 'q', type: 'question', choice: 'checkbox', title: 'Q', max_choices: 3, options }
    const scores = [{ id: 'tired', label: 'Tiredness', section: 'one' }]
    const content = new Map([[file, { sections: [{ id: 'one', title: 'One', questions: [question] }], scores }]])
    const place = { file, list: ['sections', 'one', 'questions', 'q', 'options'], entry: 'a' }
    const retiring = retireOption(content, schemas, place)
    expect(retiring.ok && retiring.consequences.map(({ item, words }) => `${item}: ${words}`)).toEqual([
      'Q: Most choices is now: 2',
      'Tiredness: Reaches at most 2 instead of 3 points',
    ])
  })

  it('is one setting', () => {
    const retiring = retireOption(data, schemas, { ...optionsOf('tea'), entry: 'a' })
    expect(retiring).toMatchObject({
      ok: true,
      act: {
        title: 'Retire “A”',
        operations: [{ kind: 'set', place: [...questions.list, 'tea', 'options', 'a', 'retired'], after: true }],
      },
    })
  })

  it.each([
    ['no_answer', { sensitive: 'health' }],
    ['correct', {}],
  ])('the only %s option is refused', (name, more) => {
    const options = [option('a'), option('b'), { ...option('c'), [name]: true }]
    const needed = new Map([[file, { questions: [{ id: 'q', ...more, options }] }]])
    const place = { file, list: ['questions', 'q', 'options'] }
    expect(retireOption(needed, schemas, { ...place, entry: 'c' }).ok).toBe(false)
    expect(retireOption(needed, schemas, { ...place, entry: 'a' }).ok).toBe(true)
  })
})
