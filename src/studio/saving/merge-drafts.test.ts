import { describe, expect, it } from 'vitest'
import type { Act, Operation } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'
import { dataOf } from '#studio/editor/draft-data.ts'
import { mergeDrafts } from './merge-drafts.ts'

const file = 'quiz.yaml'
const content = { title: 'Sleep', lead: 'About sleep', list: [{ id: 'a', label: 'A' }] }
const folder: Folder = {
  name: 'mine',
  editor: 'Ama',
  git: null,
  outside: [],
  files: [{ path: file, text: '', hash: '', data: content }],
  pictures: [],
  problems: [],
}
const act = (id: string, ...operations: readonly Operation[]): Act => ({ id, at: '', by: '', title: id, operations })
const set = (name: string, before: unknown, after: unknown): Operation => ({
  kind: 'set',
  file,
  place: [name],
  before,
  after,
})
const log = (...acts: readonly Act[]) => ({ acts, done: acts.length })
const title = act('title', set('title', 'Sleep', 'Rest'))
const lead = act('lead', set('lead', 'About sleep', 'About rest'))
const otherTitle = act('other', set('title', 'Sleep', 'Dreams'))
const otherList = act('list', set('list', content.list, []))
const after = (acts: readonly Act[]) => dataOf(folder, acts).get(file)

describe('two tabs on one draft', () => {
  it('what each has done is there afterwards, theirs first', () => {
    const merged = mergeDrafts(folder, { known: [], mine: log(title), theirs: log(lead) })
    expect(merged.acts.map(({ id }) => id)).toEqual(['lead', 'title'])
    expect(merged.conflicts).toEqual([])
    expect(after(merged.acts)).toEqual({ ...content, title: 'Rest', lead: 'About rest' })
  })

  it('what both have done of the same place is a conflict, until the editor has chosen', () => {
    const drafts = { known: [], mine: log(title), theirs: log(otherTitle) }
    const { conflicts } = mergeDrafts(folder, drafts)
    expect(conflicts).toMatchObject([{ theirs: 'Dreams', yours: 'Rest' }])
    const key = conflicts[0]?.key ?? ''
    const mine = mergeDrafts(folder, drafts, new Map([[key, 'mine']]))
    expect([mine.conflicts, after(mine.acts)]).toEqual([[], { ...content, title: 'Rest' }])
    const theirs = mergeDrafts(folder, drafts, new Map([[key, 'theirs']]))
    expect([theirs.conflicts, after(theirs.acts)]).toEqual([[], { ...content, title: 'Dreams' }])
  })

  it('so it is in a file that the draft has written whole, such as one of a restored version', () => {
    const whole = act('restore', { kind: 'file', file, before: '', after: 'title: Night', data: { title: 'Night' } })
    const mine = act('title', set('title', 'Night', 'Rest'))
    const theirs = act('other', set('title', 'Night', 'Dreams'))
    const drafts = { known: [whole], mine: log(whole, mine), theirs: log(whole, theirs) }
    expect(mergeDrafts(folder, drafts).conflicts).toMatchObject([{ theirs: 'Dreams', yours: 'Rest' }])
  })

  it('the common beginning is there once', () => {
    const merged = mergeDrafts(folder, { known: [title], mine: log(title, lead), theirs: log(structuredClone(title)) })
    expect(merged.acts.map(({ id }) => id)).toEqual(['title', 'lead'])
  })

  it('what the other one has gone on typing is taken', () => {
    const more = act('title', set('title', 'Sleep', 'Restful'))
    const merged = mergeDrafts(folder, { known: [title], mine: log(title, lead), theirs: log(more) })
    expect(merged.conflicts).toEqual([])
    expect(after(merged.acts)).toEqual({ ...content, title: 'Restful', lead: 'About rest' })
  })

  it('what the other one has undone stays undone', () => {
    const merged = mergeDrafts(folder, { known: [title], mine: log(title, lead), theirs: log() })
    expect(merged.acts.map(({ id }) => id)).toEqual(['lead'])
  })

  it('what this one has undone stays undone when a reload made it forget what is stored', () => {
    const mine = { acts: [title, lead], done: 1 }
    const merged = mergeDrafts(folder, { known: [], mine, theirs: structuredClone(log(title, lead)) })
    expect(merged.acts.map(({ id }) => id)).toEqual(['title'])
  })

  it('what this one has undone is undone there, too', () => {
    const merged = mergeDrafts(folder, {
      known: [title],
      mine: { acts: [title], done: 0 },
      theirs: log(structuredClone(title), lead),
    })
    expect(after(merged.acts)).toEqual({ ...content, lead: 'About rest' })
  })

  it('what this one has said about a label since it was stored is there, and the rest is as they have it', () => {
    const saying = (one: Act, meanings: Act['meanings']): Act => ({ ...one, ...(meanings && { meanings }) })
    const [said, unsaid] = [saying(title, { '4c': 'same' }), saying(lead, { curl: 'new' })]
    const theirs = log(saying(title, { '4a': 'new' }), saying(lead, { curl: 'same' }), otherList)
    const merged = mergeDrafts(folder, { known: [title, unsaid], mine: log(said, unsaid), theirs })
    expect(merged.acts).toEqual([saying(title, { '4a': 'new', '4c': 'same' }), ...theirs.acts.slice(1)])
  })

  it('an act about which nothing was said here stays theirs, so that there is nothing to store', () => {
    const theirs = log(structuredClone(title))
    expect(mergeDrafts(folder, { known: [], mine: log(title), theirs }).acts[0]).toBe(theirs.acts[0])
  })
})

describe('the other tab has deleted what is changed here', () => {
  const quiz = {
    questions: [
      { id: 'q', title: 'Q', hint: 'Why' },
      { id: 'r', title: 'R' },
    ],
    tips: [
      { id: 'tip', condition: 'q' },
      { id: 'other', text: 'O' },
    ],
  }
  const withQuiz: Folder = { ...folder, files: [{ path: file, text: '', hash: '', data: quiz }] }
  const at = (place: readonly string[], before: unknown, value?: unknown): Operation => ({
    kind: 'set',
    file,
    place,
    before,
    ...(value === undefined ? {} : { after: value }),
  })
  const condition = at(['tips', 'tip', 'condition'], 'q')
  const deletion = act(
    'Delete “Q”',
    { kind: 'delete', file, list: ['questions'], entry: quiz.questions[0], index: 0, follows: null },
    condition,
  )
  const typed = act('title', at(['questions', 'q', 'title'], 'Q', 'Question'))
  const later = act('later', at(['tips', 'other', 'text'], 'O', 'Other'))
  const result = (choice: 'mine' | 'theirs', ...theirs: readonly Act[]) => {
    const drafts = { known: [], mine: log(typed), theirs: log(...theirs) }
    const asked = mergeDrafts(withQuiz, drafts)
    const merged = mergeDrafts(withQuiz, drafts, new Map(asked.conflicts.map(({ key }) => [key, choice])))
    return { asked, merged, data: dataOf(withQuiz, merged.acts).get(file) }
  }

  it('who keeps the change undoes the whole deletion, which the conflict names', () => {
    const { asked, data, merged } = result('mine', deletion, later)
    expect(asked.conflicts).toMatchObject([{ reason: 'gone', undoes: 'Delete “Q”' }])
    expect(merged).toMatchObject({ conflicts: [], acts: [{ id: 'later' }, { id: 'title' }] })
    expect(data).toEqual({
      questions: [{ ...quiz.questions[0], title: 'Question' }, quiz.questions[1]],
      tips: [quiz.tips[0], { id: 'other', text: 'Other' }],
    })
  })

  it('the other tab then has the same', () => {
    const { data, merged } = result('mine', deletion, later)
    const there = mergeDrafts(withQuiz, {
      known: [deletion, later],
      mine: log(deletion, later),
      theirs: structuredClone(log(...merged.acts)),
    })
    expect(there.conflicts).toEqual([])
    expect(dataOf(withQuiz, there.acts).get(file)).toEqual(data)
  })

  it('who takes theirs has it deleted', () => {
    const { data, merged } = result('theirs', deletion)
    expect(merged).toMatchObject({ conflicts: [], acts: [{ id: 'Delete “Q”' }] })
    expect(data).toMatchObject({ questions: [{ id: 'r' }], tips: [{ id: 'tip' }, {}] })
  })

  it('a deletion that their later changes build on stays, and only the entry is brought back, which the conflict says', () => {
    const { asked, data, merged } = result(
      'mine',
      deletion,
      act('more', at(['tips', 'tip', 'condition'], undefined, 'r')),
    )
    expect(asked.conflicts).toMatchObject([{ reason: 'gone', restores: quiz.questions[0] }])
    expect(asked.conflicts[0]).not.toHaveProperty('undoes')
    expect(merged.acts.map(({ title: name }) => name)).toEqual(['Delete “Q”', 'more', 'Bring back “Q”', 'title'])
    expect(data).toMatchObject({ questions: [{ id: 'q', title: 'Question' }, {}], tips: [{ condition: 'r' }, {}] })
  })
})
