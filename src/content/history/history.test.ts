import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { compileContent } from '#content/compile.ts'
import { createCompileCache } from '#content/folder/compile-cache.ts'
import { copyContent, editContent, replacing, type Edits } from '#testing/content-copy.ts'
import { parse } from 'yaml'
import type { PublishedId } from '#types/content.generated.ts'
import { historyFile } from './id-records.ts'
import { entriesOfRelease, withEntries } from './release.ts'

const plants = { over: 'src/testing/content' }
const light = 'quiz/sections/light.yaml'
const pests = 'quiz/sections/pests.yaml'

const cache = createCompileCache()
const compile = () => compileContent(folder, { cache })
const removals: (() => Promise<void>)[] = []
let folder: string

/** The content was published on the first of November. */
beforeAll(async () => {
  folder = await copyContent({}, { ...plants, onCleanup: (remove) => removals.push(remove) })
  const { content } = await compile()
  const entries = entriesOfRelease(content ?? expect.fail(), '2026-11-01')
  await editContent(folder, { [historyFile]: withEntries(null, entries) })
})
afterAll(async () => {
  for (const remove of removals) await remove()
})

/** Returns what `look` finds in the edited content, and then undoes the edits. */
const edited = async <Found>(edits: Edits, look: () => Promise<Found>): Promise<Found> => {
  const revert = await editContent(folder, edits)
  try {
    return await look()
  } finally {
    await revert()
  }
}

describe('after a release', () => {
  it.each<[string, Edits]>([
    ['nothing has changed', {}],
    ['a label is reworded', { [light]: replacing('label: North', 'label: To the north') }],
    ['a question is reworded', { [light]: replacing('Which way', 'What way') }],
    [
      'options have another order',
      {
        [light]: replacing(
          '- {id: north, label: North}\n      - {id: south, label: South}',
          '- {id: south, label: South}\n      - {id: north, label: North}',
        ),
      },
    ],
    [
      'an option is retired in its place',
      { [light]: replacing('label: On Sundays', 'label: On Sundays, retired: true') },
    ],
    [
      'a tip is removed and retired',
      {
        'analysis/tips.yaml': (text) => text.replace('id: dust', 'id: wipe'),
        'settings/retired-ids.yaml': replacing('retired: []', 'retired: [{what: tip, id: dust, on: 2026-11-20}]'),
      },
    ],
  ])('%s › no problem', async (_, edits) => {
    const { problems } = await edited(edits, compile)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it.each<[string, Edits, { code: string; file: string; message: string }]>([
    [
      'two labels of a question are swapped',
      {
        [pests]: replacing(
          '- {id: aphids, label: Aphids}\n      - {id: mites, label: Mites}',
          '- {id: aphids, label: mites}\n      - {id: mites, label: Aphids}',
        ),
      },
      {
        code: 'content/id-meaning',
        file: `content/${pests}`,
        message: 'Option “which/aphids” has the label that “which/mites” was published with: “mites”.',
      },
    ],
    [
      'a tip is removed',
      { 'analysis/tips.yaml': (text) => text.replace('id: dust', 'id: wipe') },
      {
        code: 'content/id-removed',
        file: 'content/history/ids.yaml',
        message: 'Tip “dust” was published on 2026-11-01, and is gone.',
      },
    ],
    [
      'a radio question has become a checkbox',
      {
        [pests]: replacing(
          'id: which\n    type: question\n    choice: radio',
          'id: which\n    type: question\n    choice: checkbox',
        ),
      },
      {
        code: 'content/id-kind',
        file: `content/${pests}`,
        message: 'Question “which” was published as radio on 2026-11-01, and is checkbox now.',
      },
    ],
    [
      'the id of a retired tip is in use',
      { 'settings/retired-ids.yaml': replacing('retired: []', 'retired: [{what: tip, id: dust, on: 2026-11-20}]') },
      {
        code: 'content/retired-id',
        file: 'content/analysis/tips.yaml',
        message: 'Id “dust” belonged to a removed tip (2026-11-20).',
      },
    ],
  ])('%s › an error', async (_, edits, expected) => {
    const { problems } = await edited(edits, compile)
    expect(problems[0]).toMatchObject({ ...expected, help: expect.any(String) })
    expect(new Set(problems.map(({ code }) => code)).size).toBe(1)
  })
})

describe('of two published tips', () => {
  const twoTips: Edits = {
    [historyFile]: (text) => withEntries(text, [{ what: 'tip', id: 'wipe', label: 'Wipe', on: '2026-11-02' }]),
  }
  const removed = async (edits: Edits) => {
    const { problems } = await edited({ ...twoTips, ...edits }, compile)
    return problems.filter(({ code }) => code === 'content/id-removed').map(({ help, message }) => ({ help, message }))
  }

  it('one is gone › an error for it', async () => {
    expect(await removed({})).toMatchObject([{ message: 'Tip “wipe” was published on 2026-11-02, and is gone.' }])
  })

  it('all are gone with their file › one error for all', async () => {
    expect(await removed({ 'analysis/tips.yaml': null })).toEqual([
      {
        message: 'All 2 tips that were published are gone.',
        help: 'Put them back, or add each of them, such as `{what: tip, id: "dust", on: …}`, to settings/retired-ids.yaml, with the day on which they were removed.',
      },
    ])
  })

  it('one is gone, and the other is retired › an error for it', async () => {
    const edits: Edits = {
      'analysis/tips.yaml': null,
      'settings/retired-ids.yaml': replacing('retired: []', 'retired: [{what: tip, id: wipe, on: 2026-11-20}]'),
    }
    expect(await removed(edits)).toMatchObject([{ message: 'Tip “dust” was published on 2026-11-01, and is gone.' }])
  })
})

test('an id that a release has retired stays retired, even if its line in retired-ids.yaml is lost', async () => {
  const renamed: Edits = { 'analysis/tips.yaml': (text) => text.replace('id: dust', 'id: wipe') }
  const retired = replacing('retired: []', 'retired: [{what: tip, id: dust, on: 2026-11-20}]')
  const { content } = await edited({ ...renamed, 'settings/retired-ids.yaml': retired }, compile)
  const entries = entriesOfRelease(content ?? expect.fail(), '2026-11-21')
  expect(entries).toEqual([
    { what: 'tip', id: 'wipe', label: 'Dust the leaves', on: '2026-11-21' },
    { what: 'tip', id: 'dust', retired: true, on: '2026-11-21' },
  ])
  const released: Edits = { [historyFile]: (text) => withEntries(text, entries) }
  const again = await edited({ ...released, ...renamed }, compile)
  expect(again.problems).toEqual([])
  expect(entriesOfRelease(again.content ?? expect.fail(), '2026-11-22')).toEqual([])
  const { problems } = await edited(released, compile)
  expect(problems.map(({ code }) => code)).toEqual(['content/retired-id', 'content/id-removed'])
})

test('a release records titles with placeholders', async () => {
  const repeating: Edits = {
    [light]: replacing('label: Never', 'label: "{answer:window|Somewhere}: never"'),
    [pests]: replacing('title: Have you seen insects on it?', 'title: "Seen any near {answer:window|it}?"'),
  }
  const { content } = await edited(repeating, compile)
  const entries = entriesOfRelease(content ?? expect.fail(), '2026-12-01')
  expect(entries.map(({ label }) => label)).toContain('Seen any near {answer:window|it}?')
  const { problems } = await edited({ ...repeating, [historyFile]: (text) => withEntries(text, entries) }, compile)
  expect(problems).toEqual([])
})

test('a release only adds lines', async () => {
  const look = async () => {
    const { content } = await compile()
    const before = await readFile(join(folder, historyFile), 'utf8')
    return { before, after: withEntries(before, entriesOfRelease(content ?? expect.fail(), '2026-11-22')) }
  }
  const { before, after } = await edited({ [light]: replacing('label: North', 'label: "North: no sun"') }, look)
  expect(after).toBe(`${before}  - {what: option, id: "window/north", label: "North: no sun", on: 2026-11-22}\n`)
})

test.each([
  ['empty', 'published: []\n', 0],
  ['empty, with a remark', 'published: [ ] # nothing yet\n', 0],
  ['without indentation', 'published:\n- {what: tip, id: dust, on: 2026-11-01}\n', 1],
  ['with more of it', 'published:\n    - {what: tip, id: dust, on: 2026-11-01}\n\n', 1],
])('a release adds to a list that is %s', (_, text, count) => {
  const entry: PublishedId = { what: 'tip', id: 'wipe', label: 'Wipe', on: '2026-11-22' }
  const { published } = parse(withEntries(text, [entry])) as { published: unknown[] }
  expect([published.length, published.at(-1)]).toEqual([count + 1, entry])
})

test('a release refuses a list that it cannot add to', () => {
  const entry: PublishedId = { what: 'tip', id: 'wipe', label: 'Wipe', on: '2026-11-22' }
  const inBrackets = 'published: [{what: tip, id: dust, on: 2026-11-01}]\n'
  expect(() => withEntries(inBrackets, [entry])).toThrow('on a line of its own')
})
