/** Default texts of contents with some modules, or with a part of the texts in the quiz file. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { editContent } from '#testing/content-copy.ts'
import { compileCopy } from '#testing/compile-copy.ts'
import { trivia, german, folderWith, write, addTexts } from '#testing/own-texts.ts'

describe('a content in another language than the defaults', () => {
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
