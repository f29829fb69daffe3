import { useEditorState } from '#studio/editor/use-editor.ts'
import { EmptyState } from '#studio/ui/callout.tsx'

/** All problems of the draft. */
export const ProblemsPage = () => {
  const problems = useEditorState((state) => state.problems)
  return (
    <>
      <h1>Problems</h1>
      {problems.length === 0 && <EmptyState title="No problems" />}
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.from} ${problem.code}`}>{problem.message}</li>
        ))}
      </ul>
    </>
  )
}
