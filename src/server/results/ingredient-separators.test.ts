import { describe, expect, onTestFinished, test } from 'vitest'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { databasesFor } from '#testing/server/databases.ts'
import { allAnswers } from '#testing/samples/make-submission.ts'
import { productContent, startServer, store } from '#testing/server/server.ts'
import type { Result } from '#types/api.generated.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  /** The result of a visitor with a dairy allergy and no other filters, when every ingredient list has this separator and Lactose. */
  const suggested = async (separator: string): Promise<Result> => {
    const { content } = await productContent()
    const { filters, allergies } = content.ingredients
    const { question = '', is: options = [] } = allergies.find(({ id }) => id === 'dairy')?.when ?? {}
    const asked = content.sections.flatMap(questionsIn).find(({ id }) => id === question)
    const labels = asked ? optionsOf(asked) : []
    const products = content.catalogue.products.map((product) => ({
      ...product,
      ingredients: `${(product.ingredients ?? '').replaceAll(', ', separator)}${separator}Lactose`,
    }))
    const place = await makePlace()
    const server = await startServer(place, {
      content: { ...content, catalogue: { ...content.catalogue, products } },
    })
    onTestFinished(async () => {
      await server.close()
      await place.remove()
    })
    const answers = allAnswers(content)
      .filter((answer) => filters.every(({ when }) => when.question !== answer.question))
      .map((answer) =>
        answer.question === question
          ? { ...answer, options, labels: labels.flatMap(({ id, label }) => (options.includes(id) ? [label] : [])) }
          : answer,
      )
    await store(server, { answers })
    const row = await server.database.store.selectFrom('submissions').select('result').executeTakeFirstOrThrow()
    return JSON.parse(row.result) as Result
  }

  test.each([', ', '; ', ' • ', '\n', ' - '])(
    'every product contains Lactose, separated by %j › none is suggested',
    async (separator) => {
      const { products, unfilled } = await suggested(separator)
      expect(products).toEqual([])
      expect(unfilled.length).toBeGreaterThan(0)
    },
  )
})
