import { expect, it } from 'vitest'
import { compileCopy } from '#testing/compile-copy.ts'
import { copyContent } from '#testing/content-copy.ts'

const filtering = (wish: string) => `\
# yaml-language-server: $schema=../../schemas/ingredients.schema.json
groups:
  - {id: milk, label: Milk, certainty: sure, match: {is: [lactose]}}
filters:
  - {id: no_milk, label: No milk, when: {question: window, is: [${wish}]}, exclude: [milk], warn: [], leaves_out: [Lactose]}
allergies:
  - {id: dairy, label: Dairy, when: {question: window, is: [north]}, exclude: [milk], warn: [], leaves_out: [Lactose]}
`
const problemsWith = async (wish: string) =>
  (
    await compileCopy(
      await copyContent({ 'products/ingredients.yaml': () => filtering(wish) }, { over: 'src/testing/content' }),
    )
  ).problems

it('one question may ask for wishes and allergies', async () => {
  expect(await problemsWith('south')).toEqual([])
})

it('an option of it that is neither is reported', async () => {
  const problems = await problemsWith('north')
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['content/option-without-filter']))
})
