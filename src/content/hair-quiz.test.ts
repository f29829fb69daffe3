import { expect, test } from 'vitest'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import { compiledContent } from '#testing/compiled-content.ts'

test('the hair quiz asks the 51 questions of its specification, in its sections', async () => {
  const { content } = await compiledContent()
  const counts = content.sections.map((section) => [section.id, questionsIn(section).length])
  expect(Object.fromEntries(counts ?? [])).toEqual({
    hair_details: 9,
    medical: 5,
    lifestyle: 10,
    hair_care: 16,
    preferences: 11,
  })
  expect(content.sections.flatMap(questionsIn)).toHaveLength(51)
})

test('a question that is said to guide tips is read by one', async () => {
  const { content } = await compiledContent()
  const tips = JSON.stringify(content.tips.tips)
  const guiding = content.scores.not_scored?.filter(({ because }) => /guides (?:a )?tips?\b/.test(because)) ?? []
  expect(guiding.length).toBeGreaterThan(3)
  expect(guiding.map(({ question }) => question).filter((id) => !tips.includes(`"question":"${id}"`))).toEqual([])
})
