import type { CompiledFiles } from '#content/compile-files.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { atMissingFields } from '#studio/problems/at-missing-fields.ts'
import { problemItem } from '#studio/problems/grouped-problems.ts'
import { newErrors } from '#studio/problems/new-errors.ts'
import { inFormOrder } from '#studio/problems/in-form-order.ts'
import { placedProblem, type PlacedProblem } from '#studio/problems/placed-problem.ts'
import { studioWords } from '#studio/problems/studio-words.ts'
import { treeOf } from '#studio/tree/tree-of.ts'
import type { FilesWithActs } from './files-with-acts.ts'
import type { LeftError } from './requests.ts'

type Folder = { readonly name: string; readonly schemas: Schemas }
type Compile = (folder: string, files: FilesWithActs) => CompiledFiles

/** All problems of the files, in an editor's words and in the order of the forms. */
export const problemsOf = (
  { name, schemas }: Folder,
  files: FilesWithActs,
  { problems }: CompiledFiles,
): readonly PlacedProblem[] => [
  ...inFormOrder(
    schemas,
    files.data,
    problems.flatMap((problem) => atMissingFields(schemas, files.data, placedProblem(problem, name, files.data))),
  ).map((problem) => studioWords(schemas, files.data, problem)),
  ...files.replayErrors,
]

/** The errors that a change would leave. The present files are compiled last, so that the compile cache has them for the next edit. */
export const errorsLeft = (
  compile: Compile,
  folder: Folder,
  { after, before }: { readonly before: FilesWithActs; readonly after: FilesWithActs },
): readonly LeftError[] => {
  const problemsIn = (files: FilesWithActs) => problemsOf(folder, files, compile(folder.name, files))
  const changed = problemsIn(after)
  const errors = newErrors(problemsIn(before), changed)
  const source = { data: after.data, schemas: folder.schemas }
  const tree = errors.length === 0 ? [] : treeOf(source)
  return errors.map((problem) => ({ item: problemItem(source, tree, problem), message: problem.message }))
}
