import { useState, type ReactNode } from 'react'
import { quoted } from '#content/problems/wording.ts'
import { deleteEntry } from '#editing/build/list-acts.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { RemovalContext } from './removal.ts'
import type { TreeNode } from './tree-node.ts'

type Asked = Pick<TreeNode, 'entry' | 'label'>

/** Gives everything inside a way to remove entries. Nothing is removed before the editor has seen what uses it. */
export const RemovalDialog = ({ children }: { readonly children: ReactNode }) => {
  const editor = useEditor()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => {
    setAsked(null)
  }
  return (
    <RemovalContext value={setAsked}>
      {children}
      <Dialog
        open={asked !== null}
        title={`Delete ${quoted(asked?.label ?? '')}?`}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="danger"
              icon="trash"
              onClick={() => {
                close()
                if (!asked?.entry) return
                const { operations, title } = deleteEntry(editor.state().data, {
                  ...asked.entry,
                  entry: asked.entry.step,
                })
                editor.act(title, operations)
              }}
            >
              Delete
            </Button>
          </>
        }
      >
        <p>You can undo this at any time.</p>
      </Dialog>
    </RemovalContext>
  )
}
