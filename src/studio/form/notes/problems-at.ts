import { useRef } from 'react'
import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'

type Problems = readonly PlacedProblem[]

/** The problems of the value at this place, without those of values inside it. The same array until the problems change. */
const problemsOf = (problems: Problems, file: string, place: Place): Problems =>
  byAddress(problems).get(fieldAddress(file, place)) ?? none

export const useProblems = (file: string, place: Place): Problems =>
  useEditorState(({ problems }) => problemsOf(problems, file, place))

/** The problems of the values inside the value at this place. Empty if not wanted, because looking for them takes time in every field. */
export const useProblemsInside = (file: string, place: Place, isWanted = true): Problems => {
  const last = useRef<Problems>(none)
  return useEditorState(({ problems }) => {
    if (!isWanted) return none
    const start = `${fieldAddress(file, place)}/`
    const inside = problems.filter(({ at }) => at && fieldAddress(at.file, at.place).startsWith(start))
    // The same array until the problems change.
    if (inside.length !== last.current.length || inside.some((one, index) => one !== last.current[index]))
      last.current = inside
    return last.current
  })
}

const none: Problems = []
const indexes = new WeakMap<Problems, ReadonlyMap<string, Problems>>()

/** Built once for each list of problems, because every field looks up its own at every key press. */
const byAddress = (problems: Problems): ReadonlyMap<string, Problems> => {
  const known = indexes.get(problems)
  if (known) return known
  const index = new Map<string, Problems>()
  for (const problem of problems) {
    if (!problem.at) continue
    const address = fieldAddress(problem.at.file, problem.at.place)
    index.set(address, [...(index.get(address) ?? []), problem])
  }
  indexes.set(problems, index)
  return index
}
