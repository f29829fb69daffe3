import type { Fix } from '#content/problems/fix.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'

type Props = { readonly fixes: readonly Fix[]; readonly onFix: (fix: Fix) => void }

/** A button for every fix of a problem. */
export const FixButtons = ({ fixes, onFix }: Props) => {
  // The edits of a fix are positions in a text that has changed since.
  const isOutOfDate = useEditorState(({ compiled }) => compiled === 'checking')
  return fixes.map((fix) => (
    <Button
      key={fix.title}
      size="small"
      isUnavailable={isOutOfDate}
      onClick={() => {
        onFix(fix)
      }}
    >
      {fixName(fix)}
    </Button>
  ))
}

/** The title of the fix without its full stop, as the name of a button and of an act. */
export const fixName = ({ title }: Fix): string => title.replace(/\.$/, '')
