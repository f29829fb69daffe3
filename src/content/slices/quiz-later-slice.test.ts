import { expect, it } from 'vitest'
import { compileCopy } from '#testing/compile-copy.ts'
import { copyContent } from '#testing/content-copy.ts'
import { quizLaterSlice } from './quiz-later-slice.ts'

it('the invitation to sign up names the scores behind it, as a report names them', async () => {
  const { content, version } = await compileCopy(await copyContent({}, { over: 'src/testing/content' }))
  const slice = quizLaterSlice({ content: content ?? expect.fail('The content has a mistake'), version })
  const { text } = slice.page.results.visitor.overlay
  expect(text).toContain('Peace')
  expect(text).not.toContain('Freshness')
})
