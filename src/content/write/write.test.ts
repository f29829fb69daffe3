import { describe, expect, it } from 'vitest'
import type { Edit } from './edit.ts'
import { writeEdits } from './write.ts'

const file = `# yaml-language-server: $schema=../../../schemas/section.schema.json
# The order here is the order on the screen.
id: medical
title: 'Medical Conditions' # the heading

questions:
  # wording: ours
  - id: medical_1
    when: {question: "2", is: [dry, oily]}
    options:
      - {id: anaemia, label: Anaemia}
      - {id: pcos, label: "PCOS: polycystic"}
      # - {id: other, label: Other}

  # A heading of the next questions.

  - id: medical_2 # reviewed
    why: |
      First line.

      # not a comment
    options: []

  - "plain text"
`
const text = (source: string, ...edits: readonly Edit[]) => {
  const written = writeEdits(source, edits)
  return written.ok ? written.text : written.reason
}
const replacing = (piece: string, by: string) => {
  if (!file.includes(piece)) throw new Error(`There is no ${piece}`)
  return file.replace(piece, () => by)
}

describe('setting a value', () => {
  it('writes a text in the place of an empty one, whose quotes it needed, without quotes', () => {
    expect(text("title: ''\nhint: 'Hint'\n", { kind: 'set', path: ['title'], value: 'Tea?' })).toBe(
      "title: Tea?\nhint: 'Hint'\n",
    )
  })

  it.each<[string, Edit, string, string]>([
    ['keeps single quotes', { kind: 'set', path: ['title'], value: "Women's" }, "'Medical Conditions'", "'Women''s'"],
    [
      'keeps double quotes',
      { kind: 'set', path: ['questions', 0, 'options', 1, 'label'], value: 'PCOS' },
      '"PCOS: polycystic"',
      '"PCOS"',
    ],
    [
      'adds quotes where the text needs them',
      { kind: 'set', path: ['questions', 0, 'options', 0, 'label'], value: 'yes' },
      'label: Anaemia',
      'label: "yes"',
    ],
    [
      'keeps the form of a text in several lines',
      { kind: 'set', path: ['questions', 1, 'why'], value: 'One.\n# two\n' },
      'First line.\n\n      # not a comment',
      'One.\n      # two',
    ],
    [
      'writes a list in the place of an empty one',
      { kind: 'set', path: ['questions', 1, 'options'], value: [{ id: 'a', label: 'A' }] },
      'options: []',
      'options:\n      - id: a\n        label: A',
    ],
    [
      'changes only the entry of a list that has another value',
      {
        kind: 'set',
        path: ['questions', 0, 'options'],
        value: [
          { id: 'pcos', label: 'PCOS: polycystic' },
          { id: 'anaemia', label: 'Anemia' },
        ],
      },
      '{id: anaemia, label: Anaemia}\n      - {id: pcos, label: "PCOS: polycystic"}',
      '{id: pcos, label: "PCOS: polycystic"}\n      - {id: anaemia, label: Anemia}',
    ],
    [
      'adds a setting at the end',
      { kind: 'set', path: ['questions', 0, 'required'], value: true },
      'Other}\n',
      'Other}\n    required: true\n',
    ],
    [
      'adds a setting before another one',
      { kind: 'set', path: ['questions', 0, 'title'], value: 'Any?', before: 'when' },
      '    when:',
      '    title: Any?\n    when:',
    ],
    [
      'adds a setting inside braces',
      { kind: 'set', path: ['questions', 0, 'options', 0, 'exclusive'], value: true },
      'label: Anaemia}',
      'label: Anaemia, exclusive: true}',
    ],
  ])('%s', (_, edit, before, after) => {
    expect(text(file, edit)).toBe(replacing(before, after))
  })
})

describe('lists', () => {
  it('inserts an entry as its neighbours are written', () => {
    const edit: Edit = {
      kind: 'insert',
      path: ['questions', 0, 'options'],
      index: 1,
      value: { id: 'other', label: 'Other, please say' },
    }
    expect(text(file, edit)).toBe(
      replacing('Anaemia}\n', 'Anaemia}\n      - {id: other, label: "Other, please say"}\n'),
    )
  })

  it('writes the entries of a new list as those of the others with its name are written', () => {
    const options = [{ id: 'a', label: 'A' }]
    expect(
      text(file, {
        kind: 'insert',
        path: ['questions'],
        index: 1,
        value: { id: 'new', options, points: [{ rest: 1 }] },
      }),
    ).toContain('  - id: new\n    options:\n      - {id: a, label: A}\n    points:\n      - rest: 1\n')
  })

  it('removes an entry with the comments right above it', () => {
    const removed = file.slice(file.indexOf('  # wording'), file.indexOf('  # A heading'))
    expect(text(file, { kind: 'remove', path: ['questions', 0] })).toBe(file.replace(removed, ''))
  })

  it('moves an entry; comments with an empty line below them stay', () => {
    const moved = text(file, { kind: 'move', path: ['questions'], from: 1, to: 0 })
    expect(moved.indexOf('- id: medical_2 # reviewed')).toBeLessThan(moved.indexOf('# A heading'))
    expect(moved.indexOf('# A heading')).toBeLessThan(moved.indexOf('  # wording: ours\n  - id: medical_1'))
    expect(moved.split('\n').toSorted()).toEqual(file.split('\n').toSorted())
  })

  it.each([
    ['[a]', "{ all: [{ tea: [b, '[ c ]'] }] }"],
    ['[ a ]', "{ all: [ { tea: [ b, '[ c ]' ] } ] }"],
  ])('writes brackets as the others are written: %s', (list, written) => {
    const value = { all: [{ tea: ['b', '[ c ]'] }] }
    const before = `when: { tea: yes, other: 'b' }\nlist: ${list}\n`
    expect(text(before, { kind: 'set', path: ['when'], value })).toBe(`when: ${written}\nlist: ${list}\n`)
  })

  it('leaves brackets when the last entry is removed', () => {
    const options = ['questions', 0, 'options']
    const edits: Edit[] = [
      { kind: 'remove', path: [...options, 0] },
      { kind: 'remove', path: [...options, 0] },
    ]
    expect(text(file, ...edits)).toContain('    options: []\n      # - {id: other, label: Other}\n')
  })
})

describe('names of settings', () => {
  it('renames one', () => {
    expect(text(file, { kind: 'rename', path: ['questions', 1, 'why'], name: 'help' })).toBe(
      replacing('why: |', 'help: |'),
    )
  })

  it('keeps the comments at the top of the file when the first setting is removed', () => {
    expect(text(file, { kind: 'remove', path: ['id'] })).toBe(replacing('id: medical\n', ''))
  })

  it('keeps them also below an empty line', () => {
    expect(text('\n# About\nid: a\nb: 1\n', { kind: 'remove', path: ['id'] })).toBe('\n# About\nb: 1\n')
  })

  it.each<Edit>([
    { kind: 'rename', path: ['id'], name: 'title' },
    { kind: 'remove', path: ['questions', 7] },
    { kind: 'set', path: ['questions', 7, 'id'], value: 'a' },
    { kind: 'insert', path: ['title'], index: 0, value: 'a' },
    { kind: 'move', path: ['questions'], from: 0, to: 3 },
  ])('refuses %o, for which there is no place', (edit) => {
    expect(text(file, edit)).toBe('no-such-place')
  })
})

describe('the file', () => {
  const set: Edit = { kind: 'set', path: ['title'], value: 'Health' }

  it('keeps its line endings', () => {
    const windows = file.replaceAll('\n', '\r\n')
    const edit: Edit = { kind: 'set', path: ['questions', 1, 'options'], value: ['a', 'b'] }
    expect(text(windows, edit)).toBe(text(file, edit).replaceAll('\n', '\r\n'))
  })

  it('keeps a byte order mark, and the lack of a last line break', () => {
    expect(text(`\uFEFF${file.trimEnd()}`, set)).toBe(`\uFEFF${text(file, set).trimEnd()}`)
    expect(text('a: 1', { kind: 'set', path: ['b'], value: [1] })).toBe('a: 1\nb:\n  - 1')
  })

  it('gets its first setting', () => {
    expect(text('# top\n{}\n', { kind: 'set', path: ['a'], value: ['b'] })).toBe('# top\na:\n  - b\n')
  })

  it('stays as it is when the edit changes nothing', () => {
    expect(text(file, { kind: 'set', path: ['id'], value: 'medical' })).toBe(file)
  })

  it.each(['a: &anchor 1\nb: *anchor\n', 'a: [1\n', 'a: 1\na: 2\n', ''])('cannot be edited: %o', (source) => {
    expect(text(source, { kind: 'set', path: ['a'], value: 2 })).toBe('not-yaml')
  })

  it('is not changed when a comment would be lost', () => {
    const source = 'a: [one, # of two\n  two]\n'
    expect(text(source, { kind: 'remove', path: ['a', 1] })).toBe('unsafe')
  })
})
