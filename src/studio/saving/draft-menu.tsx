import { useState } from 'react'
import { quoted } from '#content/problems/wording.ts'
import type { DraftSummary } from '#editing/studio-api.ts'
import { newDraft } from '#studio/app/start/first-draft.ts'
import { loadDraft, type LoadedDraft } from '#studio/app/loading/load-draft.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { Field, TextInput } from '#studio/ui/field.tsx'
import { Menu } from '#studio/ui/menu.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { openDraft } from '#studio/review/start-over.ts'

/** The name of the draft, with a menu of actions on it as a whole. */
export const DraftMenu = () => {
  const editor = useEditor()
  const { loadDrafts, saving } = useStudio()
  const draft = useEditorState((state) => state.draft)
  const [name, setName] = useState<string | null>(null)
  const [drafts, setDrafts] = useState<readonly DraftSummary[]>([])
  const announce = useAnnounce()
  /** Opens another draft, but only once the present one is saved. There is no await between, during which something could be typed. */
  const open = async (other: LoadedDraft) => {
    if (!(await saving.settle())) return
    openDraft(editor, editor.state().folder, other)
    announce(`The draft ${quoted(other.draft.name)} is open`)
  }
  const others = drafts.filter(({ changes, endedAt, id }) => endedAt === null && id !== draft.id && changes > 0)
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
        onOpen={() => {
          void loadDrafts().then(setDrafts)
        }}
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
              void open({ draft: newDraft(editor.state().folder, new Date()), hasUnsaved: false })
            },
          },
          ...others.map((other) => ({
            label: `Open “${other.name}”`,
            keys: savedInWords(other.savedAt),
            onSelect: () => {
              void loadDraft(other.id, editor.state().folder).then((reply) => {
                if (reply.ok) void open(reply.value)
                else announce(reply.message)
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
                data-autofocus
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

/** '22 Nov, 14:02' */
const savedInWords = (at: string): string =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
