import { describe, expect, it } from 'vitest'
import { moveToList } from '#editing/build/move-to-list.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { NewAct } from '#editing/content-data.ts'
import { fixedWordings } from '#editing/fixed-wording.ts'
import { entriesIn } from '#editing/located.ts'
import type { Act } from '#editing/operation.ts'
import { dataOfTexts, readTexts } from '#testing/content-data.ts'
import { sectionsOf } from '#editing/questions.ts'
import { createReplay, replay } from './replay.ts'

const [one, two] = ['quiz/sections/one.yaml', 'quiz/sections/two.yaml']
const list = ['questions']
const own = `  # of tea
  # in two lines
  - id: tea # drunk
    # wording: spec
    title: 'Tea?'
    why: |
      First line.

        Third line.
    options:
      - {id: a,   label: Yes, please} # good
      # the other one
      - {id: b, label: "No"}
    # the end
`
const indented = (text: string, by: string) => text.replaceAll(/^(?=.)/gm, by)
const first = `# top
id: one
questions:
  # of sleep
  - id: sleep
    title: How do you sleep?

${own}
  - id: cake
    title: Cake?
`.replace('Yes, please', '"Yes, please"')
const written = own.replace('Yes, please', '"Yes, please"')
const second = `id: two
questions:
  - id: walk
    title: Walks?

  # the last one
  - id: run
    title: Runs?
  # end of the list
`
const textsOf = (to: string, from = first) =>
  new Map([
    [one, from],
    [two, to],
  ])
const actOf = (id: string, { operations, title }: NewAct): Act => ({ id, at: '', by: 'Ada', title, operations })
const move = (texts: ReadonlyMap<string, string>, entry = 'tea') =>
  moveToList(dataOfTexts(texts), { file: one, list, entry }, { file: two, list, name: 'Two' })
const moved = (texts: ReadonlyMap<string, string>, entry?: string) => replay(texts, [actOf('1', move(texts, entry))])

describe('a question that is moved to another section', () => {
  it('is written there as it was written, with its comments', () => {
    const { texts, failed } = moved(textsOf(second))
    expect(failed).toEqual([])
    expect(texts.get(one)).toBe(first.replace(`${written}\n`, ''))
    expect(texts.get(two)).toBe(second.replace('    title: Runs?\n', `    title: Runs?\n\n${written}`))
    expect([...fixedWordings(texts.get(two) ?? '')]).toEqual(['tea'])
  })

  it.each([
    ['lists that are not indented', second.replaceAll(/^ {2}/gm, ''), written.replaceAll(/^ {2}/gm, '')],
    ['lists that are indented more', second.replaceAll(/^ {2}(?=\S| {2})/gm, '      '), indented(written, '    ')],
  ])('is written at the column of the others, in %s', (_, to, expected) => {
    const { texts, failed } = moved(textsOf(to))
    expect(failed).toEqual([])
    expect(texts.get(two)).toContain(expected)
  })

  it('has the line breaks of the other file', () => {
    const { texts, failed } = moved(textsOf(second.replaceAll('\n', '\r\n')))
    expect(failed).toEqual([])
    expect(texts.get(two)).toContain(written.replaceAll('\n', '\r\n'))
    expect(texts.get(two)).not.toMatch(/[^\r]\n/)
  })

  it.each([['id: two\nquestions: []\n'], ['id: two\n']])('is the first one of %j', (to) => {
    const { texts, failed } = moved(textsOf(to))
    expect(failed).toEqual([])
    expect(texts.get(two)).toBe(`id: two\nquestions:\n${written}`)
  })

  it('keeps its comments at the end of a file without a last line break', () => {
    const last = 'id: one\nquestions:\n  - id: tea\n    # wording: spec\n    why: |\n      Text.\n'
    const { texts, failed } = moved(textsOf('id: two\nquestions:\n  - id: walk', last))
    expect(failed).toEqual([])
    expect(texts.get(one)).toBe('id: one\nquestions: []\n')
    expect(texts.get(two)).toContain('    # wording: spec\n    why: |\n      Text.')
  })

  it('stays where it is when its comments cannot be written there', () => {
    const texts = textsOf('id: two\nquestions: [{id: walk}]\n')
    const { texts: after, failed } = moved(texts)
    expect(failed).toMatchObject([{ reason: 'unwritable' }])
    expect(after).toEqual(texts)
  })

  it('is written with brackets where the others are, when it has no comments', () => {
    const { texts, failed } = moved(textsOf('id: two\nquestions: [{id: walk}]\n'), 'cake')
    expect(failed).toEqual([])
    expect(texts.get(two)).toBe('id: two\nquestions: [{id: walk}, {id: cake, title: Cake?}]\n')
  })

  it('hands its heading on, and keeps its comments', () => {
    const headed = first.replace('    # wording: spec', '    group: {title: Diet}\n    # wording: spec')
    const { texts, failed } = moved(textsOf(second, headed))
    expect(failed).toEqual([])
    expect(texts.get(one)).toContain('  - id: cake\n    group: {title: Diet}\n    title: Cake?\n')
    expect(texts.get(two)).toContain(written)
  })

  it('moves within one file that has all sections', () => {
    const file = 'quiz.yaml'
    const at = (id: string) => ['sections', id, 'questions']
    const text = `sections:\n  - id: one\n    questions:\n${indented(written, '    ')}      - id: cake\n  - id: two\n    questions:\n      - id: walk\n`
    const texts = new Map([[file, text]])
    const act = moveToList(
      dataOfTexts(texts),
      { file, list: at('one'), entry: 'tea' },
      { file, list: at('two'), name: 'Two' },
    )
    const { texts: after, failed } = replay(texts, [actOf('1', act)])
    expect(failed).toEqual([])
    expect(after.get(file)).toBe(
      `sections:\n  - id: one\n    questions:\n      - id: cake\n  - id: two\n    questions:\n      - id: walk\n${indented(written, '    ')}`,
    )
  })
})

describe('a draft in which a question was moved', () => {
  const texts = textsOf(second)
  const act = actOf('1', move(texts))
  const data = dataOfTexts(replay(texts, [act]).texts)
  const title = actOf('2', setValue(data, two, ['questions', 'tea', 'title'], 'Cocoa?'))
  const back = actOf('3', moveToList(data, { file: two, list, entry: 'tea' }, { file: one, list, name: 'One' }))

  it('has the texts from before when it is undone, and the same when it is redone', () => {
    const replayed = createReplay(texts)
    const done = replayed([act, title])
    expect(done.texts.get(two)).toContain(written.replace('Tea?', 'Cocoa?'))
    expect(replayed([]).texts).toEqual(texts)
    expect(replayed([act, title]).texts).toEqual(done.texts)
  })

  it('keeps every comment when it is moved back', () => {
    const { texts: after, failed } = replay(texts, [act, back])
    expect(failed).toEqual([])
    expect(after.get(two)).toBe(second)
    expect(after.get(one)).toBe(`${first.replace(`${written}\n`, '')}\n${written}`)
  })
})

describe('the questions of the content', () => {
  const texts = readTexts('content')
  const data = dataOfTexts(texts)
  const sections = sectionsOf(data)
  const lines = (all: ReadonlyMap<string, string>) =>
    [...all.values()].flatMap((text) => text.split('\n').filter((line) => line.trim() !== '')).toSorted()
  const fixed = (all: ReadonlyMap<string, string>) =>
    [...all.values()].flatMap((text) => [...fixedWordings(text)]).sort()
  const moves = sections.flatMap((section, index) => {
    const questions = entriesIn(section, 'questions').filter(({ value }) => value['group'] === undefined)
    const to = sections[(index + 1) % sections.length]
    return [questions.at(0), questions.at(-1)].flatMap((question) => (question && to ? [{ question, to }] : []))
  })

  it('keep every line and what is fixed, wherever they are moved', () => {
    expect(moves.length).toBeGreaterThan(0)
    for (const { question, to } of moves) {
      const { file, place } = question
      const act = moveToList(
        data,
        { file, list: place.slice(0, -1), entry: place.at(-1) ?? 0 },
        { file: to.file, list: [...to.place, 'questions'], name: 'Other' },
      )
      const { texts: after, failed } = replay(texts, [actOf('1', act)])
      expect(failed).toEqual([])
      expect(lines(after)).toEqual(lines(texts))
      expect(fixed(after)).toEqual(fixed(texts))
    }
  })
})
