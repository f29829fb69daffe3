import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStudio, type Studio } from '#testing/browser/studio.ts'
import { browserName, go, inBrowser, press, see } from './visitor.ts'

let studio: Studio
beforeAll(async () => {
  studio = await startStudio('examples/phq-9')
})
afterAll(() => studio.stop())

const titleField = 'main textarea[aria-label]'

test(`the studio in ${browserName}: a title is changed and published`, () =>
  inBrowser({ url: studio.url }, async ({ tab }) => {
    await go(tab, '/studio')
    await press(tab, 'link', 'Open the first question*')
    await see(tab, 'button', 'Delete')
    const title = await tab.run((field) => document.querySelector<HTMLTextAreaElement>(field)?.value ?? '', titleField)
    expect(title).not.toBe('')
    await tab.type(titleField, ' Really')
    await see(tab, 'text', 'Saved*')
    await press(tab, 'link', 'Review*')
    await press(tab, 'button', 'Publish')
    await see(tab, 'text', 'Published*')
    const file = join(studio.contentDir, 'quiz.yaml')
    await expect.poll(() => readFile(file, 'utf8')).toContain(' Really')
  }))
