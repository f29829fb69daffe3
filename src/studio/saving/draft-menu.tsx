import { useState } from 'react'
import type { Draft } from '#editing/draft.ts'
import { actsInEffect } from '#editing/draft.ts'
import { call } from '#studio/app/call.ts'
import { newDraft } from '#studio/app/first-draft.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { dataOf } from '#studio/editor/draft-data.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { Field, TextInput } from '#studio/ui/field.tsx'
import { Menu } from '#studio/ui/menu.tsx'

/** The name of the draft, with what can be done with it as a whole. */
export const DraftMenu = () => {
  const editor = useEditor()
  const { drafts } = useStudio()
  const draft = useEditorState((state) => state.draft)
  const [name, setName] = useState<string | null>(null)
  const open = (other: Draft) => {
    const { folder } = editor.state()
    editor.update({ draft: other, data: dataOf(folder, actsInEffect(other)), compiled: 'checking' })
  }
  const others = drafts.filter(({ endedAt, id }) => endedAt === null && id !== draft.id)
  const rename = () => {
    if (name?.trim()) editor.update({ draft: { ...editor.state().draft, name: name.trim() } })
    setName(null)
  }
  return (
    <>
      <Menu
        label={`Draft “${draft.name}”`}
        text={draft.name}
        icon="down"
        items={[
          {
            label: 'Rename this draft',
            onSelect: () => {
              setName(draft.name)
            },
          },
          {
            label: 'Start a new draft',
            disabled: draft.acts.length === 0 && 'This one is new',
            onSelect: () => {
              open(newDraft(editor.state().folder, new Date()))
            },
          },
          ...others.map((other) => ({
            label: `Open “${other.name}”`,
            keys: `${other.changes}`,
            onSelect: () => {
              void call<Draft>('GET', `/drafts/${encodeURIComponent(other.id)}`).then((reply) => {
                if (reply.ok) open(reply.value)
              })
            },
          })),
        ]}
      />
      <Dialog
        open={name !== null}
        title="Rename this draft"
        onClose={() => {
          setName(null)
        }}
        actions={
          <Button variant="solid" onClick={rename}>
            Rename
          </Button>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            rename()
          }}
        >
          <Field label="Name" help="For you and other editors: visitors never see it.">
            {(ids) => (
              <TextInput
                {...ids}
                value={name ?? ''}
                maxLength={60}
                onChange={({ target }) => {
                  setName(target.value)
                }}
              />
            )}
          </Field>
        </form>
      </Dialog>
    </>
  )
}
