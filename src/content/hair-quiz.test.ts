import { expect, test } from 'vitest'
import { compileContent } from './compile.ts'

test('the hair quiz asks the 51 questions of its specification, in its sections', async () => {
  const { content } = await compileContent('content')
  const counts = content?.sections.map(({ id, questions }) => [id, questions.length])
  expect(Object.fromEntries(counts ?? [])).toEqual({
    hair_details: 9,
    medical: 5,
    lifestyle: 10,
    hair_care: 16,
    preferences: 11,
  })
  expect(content?.sections.flatMap(({ questions }) => questions)).toHaveLength(51)
})
