import { useState } from 'react'
import type { DataMap } from '#content/write/edit.ts'
import { isUnnamed } from '#editing/ids/provisional-id.ts'
import { takenIds } from '#editing/ids/taken-ids.ts'
import { textIn } from '#editing/located.ts'
import { placeText, type Place } from '#editing/place.ts'
import { optionsWritten } from '#editing/questions.ts'
import type { QuestionUse } from '#editing/uses/question-uses.ts'
import { FieldProblems } from '#studio/form/notes/field-problems.tsx'
import { useProblems } from '#studio/form/notes/problems-at.ts'
import { Callout } from '#studio/ui/callout.tsx'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { AlsoChangedNote } from './also-changed-note.tsx'
import { OptionLinesDialog } from './option-lines-dialog.tsx'
import { OptionRow } from './option-row.tsx'
import styles from './options.module.css'
import { SharedListMenu } from './shared-list-menu.tsx'
import { SharedOptions } from './shared-options.tsx'
import { useNewOptions } from './use-new-options.ts'
import { useOptionActs } from './use-option-acts.ts'
import { useOptionRows } from './use-option-rows.ts'

type Props = {
  readonly file: string
  readonly place: Place
  /** What is at the place. */
  readonly question: DataMap
  readonly uses: readonly QuestionUse[]
}

/** Edits the options of a question: they can be typed one after the other, pasted as lines, moved, and unfolded to all their settings. */
export const OptionsEditor = ({ file, place, question, uses }: Props) => {
  const data = useEditorState((state) => state.data)
  const [dialog, setDialog] = useState(false)
  const problems = useProblems(file, [...place, 'options'])
  const { options, shared, ...where } = optionsWritten(data, { file, place, value: question })
  const rows = useOptionRows()
  const { add, addLines, addNextTo, leave, paste, typing } = useNewOptions(where, options, rows)
  const { alsoChanged, duplicate, move, refusal, remove, retire } = useOptionActs(where, options, rows)
  const takesSeveral = question['choice'] === 'checkbox'
  return (
    <section aria-labelledby={`${placeText(place)}-options`} className={styles.editor}>
      <div className={styles.head}>
        <h2 id={`${placeText(place)}-options`}>Options</h2>
        <span className={styles.muted}>{takesSeveral ? 'several can be chosen' : 'one can be chosen'}</span>
        <span className={styles.push}>
          {shared === null && (
            <SharedListMenu
              file={file}
              place={place}
              areUsed={uses.some((use) => use.options.length > 0)}
              onChosen={() => {
                focusSoon(() => rows.labelAt(0))
              }}
            />
          )}
          <Button size="small" variant="quiet" icon="list" onClick={() => setDialog(true)}>
            Options as lines
          </Button>
        </span>
      </div>
      {shared !== null && <SharedOptions file={file} place={place} name={shared} />}
      {refusal !== null && (
        <Callout status="warning" isLive>
          {refusal}
        </Callout>
      )}
      {alsoChanged && <AlsoChangedNote {...alsoChanged} />}
      <ul ref={rows.list} className={styles.list}>
        {options.map((option, index) => {
          const id = textIn(option, 'id')
          return (
            <OptionRow
              key={rows.keyOf(id)}
              file={where.file}
              list={where.list}
              option={option}
              index={index}
              count={options.length}
              takesSeveral={takesSeveral}
              uses={uses.filter((use) => use.options.some((one) => one.id === option['id'])).length}
              typing={isUnnamed(id) ? typing : undefined}
              onEnter={() => addNextTo(index)}
              onLeave={() => leave(id)}
              onPaste={(event) => paste(event, index)}
              onMove={(to) => move(option, to)}
              onDuplicate={() => duplicate(option)}
              onDelete={() => remove(option)}
              onRetire={() => retire(option)}
              onBackspace={() => rows.focusLabel(index - 1)}
            />
          )
        })}
      </ul>
      <FieldProblems problems={problems} />
      <div>
        <Button ref={rows.adding} size="small" variant="quiet" icon="add" onClick={() => add(options.length)}>
          Add option
        </Button>
      </div>
      <OptionLinesDialog
        open={dialog}
        taken={takenIds(data, where)}
        labels={options.map((option) => textIn(option, 'label'))}
        onClose={() => setDialog(false)}
        onAdd={(text) => {
          addLines(text)
          setDialog(false)
        }}
      />
    </section>
  )
}
