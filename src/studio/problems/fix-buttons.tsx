import type { Fix } from '#content/problems/fix.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'

type Props = { readonly fixes: readonly Fix[]; readonly onFix: (fix: Fix) => void }

/** A button for every correction of a problem. */
export const FixButtons = ({ fixes, onFix }: Props) => {
  // The edits of a correction are places in a text, which is another one by now.
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

/** What the correction does, as the name of a button and of an act: without a full stop. */
export const fixName = ({ title }: Fix): string => title.replace(/\.$/, '')
