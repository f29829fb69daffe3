import { describe, expect, it } from 'vitest'
import { readFolder } from '#content/folder/read-folder.ts'
import { compilerInputs } from '#content/package-files.ts'
import { spliced } from '#content/write/change.ts'
import { readNames } from './read-names.ts'
import { renameId } from './rename.ts'
import { thingsNamed, type NamedThing } from './uses.ts'

const read = await readFolder('content')
/** The content without its history: if nothing is published, ids may change. */
const folder = { ...read, files: read.files.filter(({ path }) => path !== 'history/ids.yaml') }
const places = readNames(folder, compilerInputs().validators)

describe('what is named in the content', () => {
  it('has a definition, or is a link or a picture', () => {
    const unknown = places.filter(
      (place) =>
        !place.isDefinition &&
        !['link', 'path', 'media'].includes(place.kind) &&
        place.id !== 'photos' &&
        !places.some(
          (other) =>
            other.isDefinition &&
            other.id === place.id &&
            thingsNamed([other, place], place.id).some(({ references }) => references.length === 1),
        ),
    )
    expect(unknown.map(({ kind, id, scope, path }) => ({ kind, id, scope, path }))).toEqual([])
  })

  it('says what uses an option, by its question', () => {
    const [option, ...others] = thingsNamed(places, 'haircare_1/soft')
    expect(others).toEqual([])
    expect(option).toMatchObject({ kind: 'option', scope: 'haircare_1' })
    expect(option?.references.length).toBeGreaterThan(0)
    for (const { file, range } of option?.references ?? [])
      expect(new TextDecoder().decode(file.bytes).slice(range.from, range.to)).toBe('soft')
  })

  it('knows things of several kinds with the same id', () => {
    const kinds = thingsNamed(places, 'dryness').map(({ kind }) => kind)
    expect(kinds).toContain('score')
    expect(thingsNamed(places, 'score:dryness').map(({ kind }) => kind)).toEqual(['score'])
  })
})

describe('another id', () => {
  const [question] = thingsNamed(places, 'haircare_1')

  it('is written in every place, with the quotes that are there', () => {
    const renamed = question && renameId(folder, places, question, 'hair_feel')
    expect(renamed).toMatchObject({ ok: true })
    const edits = renamed?.ok ? renamed.edits : []
    expect(edits.length).toBe((question?.definitions.length ?? 0) + (question?.references.length ?? 0))
    expect(new Set(edits.map(({ text }) => text))).toEqual(new Set(['hair_feel']))
  })

  it('must be free', () => {
    expect(question && renameId(folder, places, question, 'haircare_2')).toMatchObject({ ok: false })
  })

  it('is refused for a published id', () => {
    const bytes = new TextEncoder().encode('published:\n  - {what: question, id: "haircare_1", on: 2026-11-22}\n')
    const history = { path: 'history/ids.yaml', name: 'content/history/ids.yaml', bytes }
    const published = { ...folder, files: [...folder.files, history] }
    expect(question && renameId(published, places, question, 'hair_feel')).toMatchObject({ ok: false })
  })

  it('is not refused because something of another kind is published with the same id', () => {
    const [tab] = thingsNamed(places, 'tab:medical')
    expect(tab && renameId(read, places, tab, 'health')).toMatchObject({ ok: true })
    const [step] = thingsNamed(places, 'step:medical')
    expect(step && renameId(read, places, step, 'health')).toMatchObject({ ok: false })
  })

  const renamedIn = (path: string, text: string, thing: NamedThing | undefined): string => {
    const file = { path, name: `content/${path}`, bytes: new TextEncoder().encode(text) }
    const bare = { ...(thing ?? expect.fail('no such thing')), definitions: [], references: [] }
    const renamed = renameId({ ...folder, files: [file] }, [], bare, 'feel')
    return renamed.ok ? spliced(text, renamed.edits) : renamed.message
  }

  it('is written into the texts that fill in an answer, or choose by one', () => {
    expect(
      renamedIn(
        'pages/x.yaml',
        'title: You said {answer:haircare_1|nothing}, {answer:haircare_10}, {count:haircare_1|one|many}.\n',
        question,
      ),
    ).toBe('title: You said {answer:feel|nothing}, {answer:haircare_10}, {count:feel|one|many}.\n')
  })

  it('is written into the insights that fill in the label of a trait, and nowhere else', () => {
    const [trait] = thingsNamed(places, 'trait:porosity')
    expect(
      renamedIn(
        'analysis/profile.yaml',
        'note: "{porosity}"\ninsights:\n  - {id: one, text: "It is {porosity}."}\n  - id: two\n    text: |\n      {porosity}\n',
        trait,
      ),
    ).toBe(
      'note: "{porosity}"\ninsights:\n  - {id: one, text: "It is {feel}."}\n  - id: two\n    text: |\n      {feel}\n',
    )
  })
})

describe('a shared list of options', () => {
  const text = (path: string, lines: readonly string[]) => ({
    path,
    name: `content/${path}`,
    bytes: new TextEncoder().encode(lines.join('\n')),
  })
  const quiz = text('quiz.yaml', [
    'option_lists:',
    '  often: [{id: never, label: Never}, {id: always, label: Always}]',
    'sections:',
    '  - {id: s, title: S, questions: [{id: a, choice: radio, title: A, options: often}]}',
  ])
  const shared = { ...folder, files: [quiz] }
  const named = readNames(shared, compilerInputs().validators)
  const [list] = thingsNamed(named, 'option_list:often')

  it('is known with the questions that use it', () => {
    expect(list?.references.map(({ path }) => path)).toEqual(['/sections/0/questions/0/options'])
  })

  it('gets another name where it is written and where it is used', () => {
    const renamed = list && renameId(shared, named, list, 'frequency')
    const source = new TextDecoder().decode(quiz.bytes)
    expect(renamed?.ok && renamed.edits.map(({ from, to }) => source.slice(from, to))).toEqual(['often', 'often'])
  })
})
