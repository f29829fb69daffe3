import { expect, it } from 'vitest'
import type { ContentData } from '#editing/content-data.ts'
import type { Place } from '#editing/place.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { inFormOrder } from './in-form-order.ts'

const file = 'quiz.yaml'
const question = { id: 'age', type: 'question', choice: 'number', title: '', why: '' }
const data: ContentData = new Map<string, unknown>([
  [file, { sections: [{ id: 'one', questions: [question, { ...question, id: 'size' }] }] }],
])
const ofQuestion = (id: string, ...names: Place): Place => ['sections', 'one', 'questions', id, ...names]
const ordered = (...places: readonly Place[]) =>
  inFormOrder(
    readSchemas(),
    data,
    places.map((place) => problemWith({ message: place.join('/'), at: { file, place } })),
  ).map(({ at }) => at?.place)

it('a missing setting comes where its field is, not where its group begins', () => {
  const [min, title, why] = [ofQuestion('age', 'min'), ofQuestion('age', 'title'), ofQuestion('age', 'why')]
  expect(ordered(min, title, why)[0]).toEqual(title)
  expect(ordered(min, why, title)).toEqual(ordered(min, title, why))
})

it('an id comes last, because forms show it at the end', () => {
  const places = [ofQuestion('age', 'title'), ofQuestion('age', 'id')]
  expect(ordered(...places.toReversed())).toEqual(places)
})

it('entries of a list keep the order of the list', () => {
  const places = [ofQuestion('age', 'min'), ofQuestion('size', 'title')]
  expect(ordered(...places)).toEqual(places)
  expect(ordered(...places.toReversed())).toEqual(places)
})

it('what is about a whole comes before what is inside it', () => {
  const places = [ofQuestion('age'), ofQuestion('age', 'title')]
  expect(ordered(...places.toReversed())).toEqual(places)
})

it('problems of one field, and of what has no form, keep their order', () => {
  const at = { file, place: ofQuestion('age', 'title') }
  const [first, second, whole] = [
    problemWith({ message: 'first', at }),
    problemWith({ message: 'second', at }),
    problemWith({ message: 'whole', at: null }),
  ]
  expect(inFormOrder(readSchemas(), data, [first, second])).toEqual([first, second])
  expect(inFormOrder(readSchemas(), data, [whole, first])).toEqual([whole, first])
})
