import { useState } from 'react'
import { counted, inOneSentence, quoted } from '#content/problems/wording.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ConflictChoice, Conflict } from '#editing/merge/merge.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { fileTitle, titleAt } from '#studio/tree/titles.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { Segments } from '#studio/ui/field.tsx'
import { useSavingState } from './use-saving.ts'
import styles from './conflict-dialog.module.css'

/** Shows both versions of each conflict side by side, until the editor has chosen one for each. */
export const ConflictDialog = () => {
  const { saving } = useStudio()
  const conflicts = useSavingState((state) => state.conflicts)
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(new Map())
  const all = new Map(conflicts.map(({ key }) => [key, choices.get(key) ?? 'mine']))
  const finish = () => {
    setChoices(new Map())
    saving.resolve(all)
  }
  return (
    <Dialog
      open={conflicts.length > 0}
      isWide
      title={`${counted(conflicts.length, 'place was', 'places were')} changed by you and by somebody else`}
      actions={
        <Button variant="solid" onClick={finish}>
          Use these
        </Button>
      }
    >
      <p>Everything else of both is there already. Choose what is to stay: nothing is stored before you have.</p>
      {conflicts.map((conflict) => (
        <Versions
          key={conflict.key}
          conflict={conflict}
          choice={all.get(conflict.key) ?? 'mine'}
          onChoose={(choice) => {
            setChoices(new Map([...choices, [conflict.key, choice]]))
          }}
        />
      ))}
    </Dialog>
  )
}

type Props = {
  readonly conflict: Conflict
  readonly choice: ConflictChoice
  readonly onChoose: (choice: ConflictChoice) => void
}

const Versions = ({ choice, conflict, onChoose }: Props) => {
  const name = useName(conflict)
  const consequence = consequenceOf(conflict)
  return (
    <section className={styles.conflict} aria-label={name}>
      <h3>{name}</h3>
      <div className={styles.both}>
        <div className={styles.version} data-chosen={choice === 'mine'}>
          <h4>Yours</h4>
          <p>{inWords(conflict.yours)}</p>
        </div>
        <div className={styles.version} data-chosen={choice === 'theirs'}>
          <h4>Theirs</h4>
          <p>{theirsInWords(conflict)}</p>
        </div>
      </div>
      {consequence !== null && <p>{consequence}</p>}
      <Segments
        label={`What stays: ${name}`}
        value={choice}
        onChange={onChoose}
        choices={[
          { value: 'mine', label: 'Keep mine' },
          { value: 'theirs', label: 'Take theirs' },
        ]}
      />
    </section>
  )
}

/** 'Label of “4C”', 'Heading of “About page”'. The name includes the item, because several may have conflicts. */
const useName = ({ act, operation, reason }: Conflict): string => {
  const { schemas } = useStudio()
  const data = useEditorState((state) => state.data)
  if (reason === 'missing') return fileTitle(schemas, data, operation.file)
  if (operation.kind !== 'set') return act.title
  const { file, place } = operation
  const setting = titleAt(schemas, data, file, place)
  return `${setting} of ${quoted(titleAt(schemas, data, file, place.slice(0, -1)))}`
}

const theirsInWords = ({ reason, theirs }: Conflict): string => {
  if (reason === 'missing') return 'The whole file is gone.'
  return reason === 'gone' ? 'It was deleted.' : inWords(theirs)
}

/** What “Keep mine” does besides keeping what is shown. null: nothing. */
const consequenceOf = ({ reason, restores, undoes }: Conflict): string | null => {
  if (undoes !== undefined) return `Keep mine also undoes ${quoted(undoes)}, with everything that this has changed.`
  if (reason === 'missing') return 'Keep mine keeps all these changes. They can be published once the file is back.'
  if (restores === undefined) return null
  const name = entryName(restores)
  const what = name === undefined ? 'what was deleted' : quoted(name)
  return `Keep mine also brings back ${what}. What used it, such as conditions, stays as they have it: check this afterwards.`
}

const inWords = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return 'Nothing'
  if (typeof value === 'string') return value
  if (isList(value)) return inOneSentence(value.map((entry) => entryName(entry) ?? '…'))
  if (isDataMap(value)) return entryName(value) ?? inOneSentence(Object.values(value).map(inWords))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return JSON.stringify(value)
}
