import { expect, it } from 'vitest'
import { compileCopy } from '#testing/compile-copy.ts'
import { copyContent, replacing } from '#testing/content-copy.ts'

const problemsWith = async (edits: Parameters<typeof copyContent>[0]) =>
  (await compileCopy(await copyContent(edits, { over: 'src/testing/content' }))).problems

it('the question of the main goal may be declined: nobody wants “Prefer not to say”', async () => {
  const declined = replacing(
    '      - {id: south, label: South}\n',
    '      - {id: south, label: South}\n      - {id: not_said, label: Prefer not to say, no_answer: true}\n',
  )
  const found = await problemsWith({ 'quiz/sections/light.yaml': declined })
  expect(found.filter(({ code }) => code === 'content/unknown-goal')).toEqual([])
})

it('an insight without a condition that names a trait may have others after it: where the trait is unknown they are shown', async () => {
  const naming = replacing('insights:\n', 'insights:\n  - {id: place, text: "It stands in a {brightness} place."}\n')
  expect(await problemsWith({ 'analysis/profile.yaml': naming })).toEqual([])
})
