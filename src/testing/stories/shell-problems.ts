import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import { placeFromText } from '#editing/place.ts'

/** A problem as the compiler reports it, with some properties set by the story. */
export const problemWith = (own: Partial<PlacedProblem>): PlacedProblem => ({
  code: 'content/schema',
  severity: 'error',
  file: 'content/quiz/quiz.yaml',
  line: 1,
  column: 1,
  endColumn: 2,
  from: 0,
  to: 1,
  path: '',
  message: 'This text is empty, so visitors would see nothing here.',
  help: 'Write a text.',
  frame: '',
  fixes: [],
  at: null,
  ...own,
})

/** An error at a place in a file of `content`, as the compiler reports it. */
export const problemsOf = (
  file: string,
  path: string,
  fixes: PlacedProblem['fixes'] = [],
): readonly PlacedProblem[] => [
  problemWith({
    file: `content/${file}`,
    path,
    fixes,
    at: { file, place: placeFromText(path.slice(1).replace(/(^|\/)(\d+)(?=\/|$)/g, '$1#$2')) },
  }),
]
