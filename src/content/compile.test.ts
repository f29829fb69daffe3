import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copyContent, replacing, type Edits } from '#testing/content-copy.ts'
import { compileCopy } from '#testing/compile-copy.ts'
import { compileContent } from './compile.ts'
import { compileFiles } from './compile-files.ts'
import { createCompileCache } from './folder/compile-cache.ts'
import { readFolder } from './folder/read-folder.ts'
import { compilerInputs } from './package-files.ts'

const light = readFileSync('src/testing/content/quiz/sections/light.yaml', 'utf8')
const plants = { over: 'src/testing/content' }

describe('the content of this product', () => {
  let compiled: ReturnType<typeof compileContent> | undefined
  const compile = () => (compiled ??= compileContent('content'))

  it('compiles without a problem', async () => {
    const { content, problems, files } = await compile()
    expect(problems).toEqual([])
    expect(content?.sections.length).toBeGreaterThan(0)
    expect(files).toContain('quiz/quiz.yaml')
  })

  it('is deeply frozen', async () => {
    const { content } = await compile()
    const thawed: object[] = []
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if (!Object.isFrozen(value)) thawed.push(value)
      Object.values(value).forEach(walk)
    }
    walk(content)
    expect(thawed).toEqual([])
  })
})

it('a picture that nothing uses is named with its folder, whatever that is called', async () => {
  const edits = {
    'media/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  }
  const { name, ...folder } = await readFolder(await copyContent(edits, plants))
  const files = folder.files.map((file) => ({ ...file, name: file.name.replace(name, 'mine') }))
  const { problems } = compileFiles({ ...folder, files, name: 'mine' }, compilerInputs())
  expect(problems.map(({ file }) => file)).toEqual(['mine/media/leaf.svg'])
})

describe('a quiz', () => {
  it('needs neither an introduction, tabs, an analysis nor results', async () => {
    const edits = {
      'quiz/quiz.yaml': (text: string) =>
        text
          .replace(/.*kind: (intro|analysing|results).*\n/g, '')
          .replace(/tabs:\n.*\n/, '')
          .replace(/,? *tab: plant/g, ''),
    }
    const { content, problems } = await compileCopy(await copyContent(edits, plants))
    expect(problems).toEqual([])
    expect(content?.quiz.steps.map(({ kind }) => kind)).toEqual(['questions', 'text', 'questions'])
  })
})

describe('texts', () => {
  it('have the placeholders of the site filled in', async () => {
    const words =
      'intro: "{site} asks {questions} questions, keeps drafts {draft_days} days, and passwords {password_min}."'
    const edits = { 'settings/consent.yaml': (text: string) => text.replace(/intro: .*/, words) }
    const { content } = await compileCopy(await copyContent(edits, plants))
    const { draft_days } = content?.constants.retention ?? {}
    const { password_min } = content?.constants.accounts ?? {}
    expect(content?.consent.panel.intro).toBe(
      `${content?.brand.name} asks 5 questions, keeps drafts ${draft_days} days, and passwords ${password_min}.`,
    )
    expect(content?.consent.panel.no_account).toContain(content?.site.contact_email)
    expect(JSON.stringify(content)).not.toMatch(/\{(site|company|address|contact_email|questions|draft_days)\}/)
  })

  it('keep the placeholders that are filled in when they are shown', async () => {
    const { content } = await compileCopy(await copyContent({}, plants))
    expect(content?.consent.panel.saved_yes).toBe('You agreed on {date}.')
    expect(content?.profile.insights[0]?.text).toContain('{brightness}')
  })

  it('in Markdown become nodes', async () => {
    const body = [
      '    body: |',
      '      One **{company}** [link]({contact_link})',
      '      and `code`.',
      '',
      '      1. *first*',
      '      2. second',
    ].join('\n')
    const { content, problems } = await compileCopy(
      await copyContent(
        { 'settings/consent.yaml': replacing('    body: We would like to store **your name**.', body) },
        plants,
      ),
    )
    expect(problems).toEqual([])
    expect(content?.consent.consents[0]?.body).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'One ' },
          { type: 'strong', children: [{ type: 'text', text: content?.brand.company?.name }] },
          { type: 'text', text: ' ' },
          { type: 'link', to: content?.site.contact_link, children: [{ type: 'text', text: 'link' }] },
          { type: 'text', text: ' and ' },
          { type: 'code', text: 'code' },
          { type: 'text', text: '.' },
        ],
      },
      {
        type: 'list',
        ordered: true,
        children: [
          { type: 'item', children: [{ type: 'emphasis', children: [{ type: 'text', text: 'first' }] }] },
          { type: 'item', children: [{ type: 'text', text: 'second' }] },
        ],
      },
    ])
  })
})

describe('the version', () => {
  const cache = createCompileCache()
  const versionOf = async (edits: Edits) => {
    const { version, problems } = await compileContent(await copyContent(edits, plants), { cache })
    expect(problems).toEqual([])
    return version
  }
  let unchanged: ReturnType<typeof versionOf> | undefined
  const versionUnchanged = () => (unchanged ??= versionOf({}))
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`

  it('has twelve digits', async () => {
    expect(await versionUnchanged()).toMatch(/^[0-9a-f]{12}$/)
  })

  it.each<[string, Edits]>([
    ['comments', { 'analysis/tips.yaml': (text) => `${text}# a remark\n` }],
    [
      'the order of settings',
      {
        'quiz/sections/light.yaml': replacing('id: light\ntitle: Light and water', 'title: Light and water\nid: light'),
      },
    ],
    [
      'the line ends and the byte order mark of Windows',
      { 'quiz/sections/light.yaml': windows, 'settings/consent.yaml': windows, 'quiz/quiz.yaml': windows },
    ],
    [
      'quotes and brackets',
      {
        'quiz/sections/light.yaml': replacing(
          '- {id: north, label: North}',
          '- id: "north"\n        label: >-\n          North',
        ),
      },
    ],
    ['the name of a section file', { 'quiz/sections/light.yaml': null, 'quiz/sections/a-light.yaml': light }],
    ['the words of pages', { 'pages/home.yaml': (text) => text.replace(/heading: .*/, 'heading: Other words') }],
  ])('does not depend on %s', async (_, edits) => {
    expect(await versionOf(edits)).toBe(await versionUnchanged())
  })

  it('does not depend on how an accent is written', async () => {
    const accented = (word: string) => versionOf({ 'quiz/sections/light.yaml': replacing('North', word) })
    expect(await accented('"Nord\\u00e9"')).toBe(await accented('"Norde\\u0301"'))
  })

  it.each<[string, Edits]>([
    ['the points of an answer', { 'analysis/scores.yaml': replacing('points: 50', 'points: 49') }],
    ['the words of a consent', { 'settings/consent.yaml': replacing('agree: I agree.', 'agree: Yes, I agree.') }],
    ['the words of a question', { 'quiz/sections/light.yaml': replacing('Which way', 'What way') }],
    [
      'the order of options',
      {
        'quiz/sections/light.yaml': replacing(
          '- {id: north, label: North}\n      - {id: south, label: South}',
          '- {id: south, label: South}\n      - {id: north, label: North}',
        ),
      },
    ],
    ['a tip', { 'analysis/tips.yaml': replacing('damp cloth', 'dry cloth') }],
    ['the price of a product', { 'products/catalogue.yaml': replacing('price: 12.5', 'price: 12.51') }],
    ['the version of a consent', { 'settings/consent.yaml': replacing('version: 1', 'version: 2') }],
  ])('changes with %s', async (_, edits) => {
    expect(await versionOf(edits)).not.toBe(await versionUnchanged())
  })
})
