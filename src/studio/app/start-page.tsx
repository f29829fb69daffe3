import { Callout } from '#studio/ui/callout.tsx'
import { useEditorState } from '#studio/editor/use-editor.ts'

/** What an editor meets first. */
export const StartPage = ({ isUnknown }: { readonly isUnknown: boolean }) => {
  const name = useEditorState(({ folder }) => folder.name)
  return (
    <>
      <h1>Welcome</h1>
      {isUnknown && <Callout status="warning" title="There is nothing at this address" />}
      <p>This is the content of “{name}”. Choose something on the left, or search for any text.</p>
    </>
  )
}
