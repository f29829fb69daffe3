import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { describedAt } from '#editing/words/schema-at.ts'
import { copyContent, type Edits } from '#testing/content-copy.ts'
import { compileCopy } from '#testing/compile-copy.ts'
import { isText } from './default-texts.ts'
import { decodedText, isMedia } from './folder/content-file.ts'
import { packageDefaults, packageSchemas } from './package-files.ts'
import type { DataPath } from './write/edit.ts'
import { trivia, german, folderWith, addTexts } from '#testing/own-texts.ts'

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
