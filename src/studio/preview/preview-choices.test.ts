import { expect, test } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import { compiledContent } from '#testing/compiled-content.ts'
import { previewChoices } from './preview-choices.ts'

test('the home page is called as in the list of the content', async () => {
  const { content } = await compiledContent()
  const choice = previewChoices(content)
    .flatMap(({ choices }) => choices)
    .find(({ target }) => target.kind === 'page' && target.path === '/')
  expect(choice?.label).toBe('Home page')
  expect(packageSchemas().get('home-page.schema.json')?.['title']).toBe('Home page')
})
