import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { describedAt } from '#editing/words/schema-at.ts'
import { copyContent, editContent, type Edits } from '#testing/content-copy.ts'
import { defaultTextsOf } from './compile-files.ts'
import { compileCopy } from '#testing/compile-copy.ts'
import { isText } from './default-texts.ts'
import { decodedText, isMedia } from './folder/content-file.ts'
import { readFolder } from './folder/read-folder.ts'
import { packageDefaults, compilerInputs, packageSchemas } from './package-files.ts'
import { withOwnTexts, type OwnTexts } from './write/own-texts.ts'
import type { DataPath } from './write/edit.ts'

const trivia = await readFile('examples/trivia/quiz.yaml', 'utf8')
const german = trivia.replace('site:\n', 'site:\n  locale: de-DE\n')

const folderWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const parent = await mkdtemp(join(tmpdir(), 'texts-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) await write(join(parent, 'content'), path, text)
  return join(parent, 'content')
}

const write = async (folder: string, path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

/** What the command `texts` does. */
const addTexts = async (folder: string): Promise<OwnTexts> => {
  const read = await readFolder(folder)
  const { defaults } = compilerInputs()
  const added = withOwnTexts(defaultTextsOf(read, compilerInputs()), {
    own: read.files,
    defaults,
    schemas: read.schemas,
  })
  for (const { path, text } of added.written) await write(folder, path, text)
  return added
}

describe('a content in another language than the defaults', () => {
  it('is told how many texts of the defaults its visitors can read', async () => {
    const { problems } = await compileCopy(await folderWith({ 'quiz.yaml': german }))
    expect(problems).toMatchObject([
      {
        code: 'content/default-language',
        severity: 'warning',
        line: german.split('\n').indexOf('  locale: de-DE') + 1,
        message: expect.stringMatching(
          /^The language is de-DE, and \d{3} texts that visitors can read are English defaults\.$/,
        ),
      },
    ])
  })

  it('is told nothing when it has all of them, and nothing is told in English', async () => {
    const folder = await folderWith({ 'quiz.yaml': german })
    await addTexts(folder)
    expect((await compileCopy(folder)).problems).toEqual([])
    const american = trivia.replace('site:\n', 'site:\n  locale: en-US\n')
    expect((await compileCopy(await folderWith({ 'quiz.yaml': american }))).problems).toEqual([])
  })

  it('gets no texts of modules that it does not have', async () => {
    const folder = await folderWith({ 'quiz.yaml': german })
    const { written } = await addTexts(folder)
    expect(written.map(({ path }) => path).sort()).toEqual([
      'pages/not-found.yaml',
      'pages/quiz.yaml',
      'pages/report.yaml',
      'quiz.yaml',
      'settings/messages.yaml',
      'settings/navigation.yaml',
    ])
    expect(written.map(({ text }) => text).join('\n')).not.toMatch(/log ?in|sign up|dashboard|routine|camera/i)
  })

  it('with accounts gets no texts of photos and products that it does not have', async () => {
    const site = '  locale: de-DE\n  contact_email: hallo@quiz.example\n'
    const folder = await folderWith({
      'quiz.yaml': trivia.replace('site:\n', `site:\n${site}`),
      'pages/login.yaml': '# yaml-language-server: $schema=../../schemas/login-page.schema.json\nid: login\n',
    })
    await addTexts(folder)
    const dashboard = parse(await readFile(join(folder, 'pages/dashboard.yaml'), 'utf8'))
    expect(Object.keys(dashboard)).not.toContain('recommendations')
    expect(Object.keys(dashboard.analysis)).not.toContain('photos')
    expect(Object.keys(dashboard.account)).not.toContain('products')
    const messages = parse(await readFile(join(folder, 'settings/messages.yaml'), 'utf8'))
    expect(Object.keys(messages)).not.toEqual(expect.arrayContaining(['recommendations']))
    expect(Object.keys(messages)).not.toEqual(expect.arrayContaining(['photos']))
    const { problems } = await compileCopy(folder)
    expect(problems.map(({ code }) => code)).not.toContain('content/default-language')
  })

  it('gets the reasons that a result gives for a product, and those about ingredients only if their lists are read', async () => {
    const files = ['analysis/profile.yaml', 'analysis/routines.yaml', 'products/catalogue.yaml', 'quiz.yaml']
    const texts = files.map(async (path) => [path, await readFile(join('examples/product-finder', path), 'utf8')])
    const folder = await folderWith(Object.fromEntries(await Promise.all(texts)))
    await editContent(folder, { 'quiz.yaml': (text) => text.replace('site:\n', 'site:\n  locale: de-DE\n') })
    const reasons = async (): Promise<string[]> => {
      await addTexts(folder)
      return Object.keys(parse(await readFile(join(folder, 'products/catalogue.yaml'), 'utf8')).matching.reasons).sort()
    }
    expect(await reasons()).toEqual(['main_goal', 'objective', 'slot', 'suits'])
    const modeline = '# yaml-language-server: $schema=../../schemas/ingredients.schema.json\n'
    await write(folder, 'products/ingredients.yaml', `${modeline}groups: []\n`)
    expect(await reasons()).toEqual(['allergy', 'filter', 'main_goal', 'objective', 'slot', 'suits'])
    expect((await compileCopy(folder)).problems).toEqual([])
  })

  it('has a quiz that says the same as before, until somebody translates it', async () => {
    const folder = await folderWith({ 'quiz.yaml': german })
    const before = await compileCopy(folder)
    await addTexts(folder)
    expect((await compileCopy(folder)).content).toEqual(before.content)
  })

  it('with every module gets all texts, and each can stand in its files', { timeout: 60_000 }, async () => {
    const edits: Edits = { 'settings/site.yaml': (text) => text.replace(/^locale: .*/m, 'locale: de-DE') }
    const folder = await copyContent(edits, { over: 'src/testing/content' })
    const before = await compileCopy(folder)
    expect(before.problems.map(({ code }) => code)).toEqual(['content/default-language'])
    await addTexts(folder)
    const after = await compileCopy(folder)
    expect(after.problems).toEqual([])
    expect(after.content).toEqual(before.content)
  })

  it('gets texts beside what it has, which stays as it is written', async () => {
    const page = `# yaml-language-server: $schema=../../schemas/quiz-page.schema.json
# Unsere Texte
frame: {back: Zurück} # kurz
`
    const folder = await folderWith({ 'quiz.yaml': german, 'pages/quiz.yaml': page })
    await addTexts(folder)
    const text = await readFile(join(folder, 'pages/quiz.yaml'), 'utf8')
    expect(text).toContain('# Unsere Texte\n')
    expect(text).toContain('# kurz')
    expect(parse(text)).toMatchObject({ frame: { back: 'Zurück', next: 'Next' } })
  })

  it('has the texts in its quiz file where that has a part for them, and nothing is added twice', async () => {
    const folder = await folderWith({ 'quiz.yaml': `${german}texts: { frame: { back: Zurück } }\n` })
    const { written } = await addTexts(folder)
    expect(written.map(({ path }) => path)).not.toContain('pages/quiz.yaml')
    expect((await compileCopy(folder)).problems).toEqual([])
    expect(await addTexts(folder)).toEqual({ written: [], withoutPlace: [] })
  })

  it('is told which texts have no place while the quiz file has a part of their file', async () => {
    const consents = `consents:
  - id: health
    version: v1
    step: questions
    covers: [largest]
    heading: Gesundheit
    text: Wir speichern dies.
    why: Darum.
    how_long: Ein Jahr.
    who_sees: Niemand.
    yes: Ja
    no: Nein
    without: Es geht weiter.
`
    const { withoutPlace } = await addTexts(await folderWith({ 'quiz.yaml': german + consents }))
    expect(withoutPlace).toMatchObject([{ path: 'settings/consent.yaml', part: 'consents' }])
  })
})

describe('what counts as a text', () => {
  it('is what the schemas say that people read', () => {
    const schemas = new Map([...packageSchemas()].map(([name, schema]) => [name, { ...schema }]))
    const wrong: string[] = []
    const look = (file: string, value: unknown, path: DataPath): void => {
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value))
          look(file, inner, [...path, Array.isArray(value) ? Number(key) : key])
      if (typeof value !== 'string' || !/\p{L}/u.test(value.replaceAll(/\{\w+\}/g, ''))) return
      const isRead = describedAt(schemas, file, path).isText && !file.endsWith('brand.yaml')
      if (isRead !== isText(file, path, value)) wrong.push(`${file} ${path.join('/')}`)
    }
    for (const { path, bytes } of packageDefaults()) if (!isMedia(path)) look(path, parse(decodedText(bytes)), [])
    expect(wrong).toEqual([])
  })
})
