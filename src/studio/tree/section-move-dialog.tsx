import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { quoted } from '#content/problems/wording.ts'
import { moveToList } from '#editing/build/move-to-list.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { Field, Select } from '#studio/ui/field.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { otherSections, SectionMoveContext, type MovableQuestion, type SectionChoice } from './section-move.ts'

/** Lets everything inside move a question to another section, which the editor chooses. Then the question is opened there. */
export const SectionMoveDialog = ({ children }: { readonly children: ReactNode }) => {
  const editor = useEditor()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<MovableQuestion | null>(null)
  const close = () => {
    setAsked(null)
  }
  const move = ({ entry, label }: MovableQuestion, to: SectionChoice) => {
    close()
    const { operations, title } = moveToList(editor.state().data, { ...entry, entry: entry.step }, to)
    if (operations.length === 0) return
    editor.endTyping()
    editor.act(title, operations)
    void navigate(itemAddress({ file: to.file, place: [...to.list, entry.step] }), { state: { focusesRow: true } })
    announce(`${label} is now the last question of ${to.name}`)
  }
  return (
    <SectionMoveContext value={setAsked}>
      {children}
      {asked && <SectionDialog question={asked} onClose={close} onMove={(to) => move(asked, to)} />}
    </SectionMoveContext>
  )
}

type Props = {
  readonly question: MovableQuestion
  readonly onClose: () => void
  readonly onMove: (to: SectionChoice) => void
}

const SectionDialog = ({ onClose, onMove, question }: Props) => {
  const editor = useEditor()
  const { schemas } = useStudio()
  const [sections] = useState(() => otherSections({ data: editor.state().data, schemas }, question.entry))
  const [chosen, setChosen] = useState(0)
  const to = sections[chosen]
  return (
    <Dialog
      open
      title={`Move ${quoted(question.label)} to another section`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="solid"
            disabled={!to}
            onClick={() => {
              if (to) onMove(to)
            }}
          >
            Move
          </Button>
        </>
      }
    >
      <Field
        label="Section"
        help="It becomes the last question there. Its answers, points and conditions stay as they are."
      >
        {(ids) => (
          <Select
            {...ids}
            data-autofocus=""
            value={chosen}
            onChange={({ target }) => {
              setChosen(Number(target.value))
            }}
          >
            {sections.map(({ file, list, name }, index) => (
              <option key={`${file} ${list.join(' ')}`} value={index}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Dialog>
  )
}
