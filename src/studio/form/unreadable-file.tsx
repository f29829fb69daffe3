import { useEditorState } from '#studio/editor/use-editor.ts'
import { EmptyState } from '#studio/ui/callout.tsx'
import { useFormContext } from './form-context.ts'
import { ProblemText } from './notes/problem-text.tsx'
import { useProblems } from './notes/problems-at.ts'

/** Shown in place of the form of a file that is not valid YAML, with the reason. */
export const UnreadableFile = ({ file }: { readonly file: string }) => {
  const { applyFix } = useFormContext()
  const problems = useProblems(file, [])
  const isChecking = useEditorState(({ compiled }) => compiled === 'checking')
  // A file that was just added or restored has not been parsed yet.
  if (problems.length === 0 && isChecking) return <p role="status">Opening…</p>
  return (
    <EmptyState title="This file cannot be read">
      <ProblemText problems={problems} applyFix={applyFix} />
      <p>Nothing of it is lost. Correct “{file}” in a text editor: what it contains can be edited here again then.</p>
    </EmptyState>
  )
}
