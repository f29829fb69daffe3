import { useRef, useState } from 'react'
import { isDataMap } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import { setValue } from '#editing/build/set-value.ts'
import { conditionInWords } from '#editing/condition-words.ts'
import {
  isGroup,
  linesIn,
  newLine,
  noCondition,
  readCondition,
  writeCondition,
  type ConditionGroup,
  type ConditionPart,
} from '#editing/condition/condition-view.ts'
import { factsFor } from '#editing/condition/facts.ts'
import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditor, useEditorState, useValue } from '#studio/editor/use-editor.ts'
import { FieldProblems } from '#studio/form/notes/field-problems.tsx'
import { useProblemsInside } from '#studio/form/notes/problems-at.ts'
import { Button } from '#studio/ui/button.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import type { Condition } from '#types/content.generated.ts'
import { addLine } from './add-line.ts'
import styles from './condition.module.css'
import { ConditionGroupEditor } from './condition-group.tsx'

type Props = {
  readonly file: string
  /** Of the condition, also while there is none: its last step is usually `when`. */
  readonly place: Place
  /** What is the case without a condition: 'Everybody is asked.' */
  readonly always?: string | undefined
  /** The settings that may be beside it, in the order of the schema. */
  readonly order?: readonly string[] | undefined
}

/**
 * A condition, made by choosing what is read and pressing the answers that count. A line is part of the content as soon as it says
 * something; until then it is only here.
 */
export const ConditionEditor = ({ always = 'Always.', file, order, place }: Props) => {
  const editor = useEditor()
  const data = useEditorState((state) => state.data)
  const value = useValue(file, place)
  const condition = isDataMap(value) ? (value as Condition) : undefined
  const [edited, setEdited] = useState<{ readonly group: ConditionGroup; readonly written: Condition | undefined }>({
    group: readCondition(condition),
    written: condition,
  })
  const section = useRef<HTMLDivElement>(null)
  const inside = useProblemsInside(file, place)
  // A change from elsewhere, such as undo, replaces what is here.
  const group = isSameData(edited.written, condition) ? edited.group : readCondition(condition)

  const change = (next: ConditionGroup, isTyping = false) => {
    const written = writeCondition(next)
    setEdited({ group: next, written })
    const { operations } = setValue(editor.state().data, file, place, written, order ? { order } : {})
    if (operations.length === 0) return
    if (isTyping) editor.act('Change a number of a condition', operations, fieldAddress(file, place))
    else editor.act(`Change when: ${conditionInWords(written, data)}`, operations)
  }
  const add = (part: ConditionPart) => {
    addLine(section.current, () => change({ ...group, parts: [...group.parts, part] }))
  }
  /** The focus is lost with a line, unless the next one has its button now. */
  const focusAfterRemoval = () => {
    focusSoon(() =>
      document.activeElement === document.body ? section.current?.querySelector<HTMLElement>('[data-first]') : null,
    )
  }
  const isEmpty = group.parts.length === 0
  return (
    <div ref={section} className={styles.field}>
      {isEmpty ? (
        <p className={styles.muted}>{always}</p>
      ) : (
        <p className={styles.words}>{sentence(conditionInWords(condition, data))}</p>
      )}
      {!isEmpty && (
        <ConditionGroupEditor
          group={group}
          facts={factsFor(data, file, place)}
          data={data}
          onChange={(next, isTyping) => {
            change(next, isTyping)
            if (linesIn(next) < linesIn(group)) focusAfterRemoval()
          }}
        />
      )}
      <div className={styles.actions}>
        <Button size="small" variant="quiet" icon="add" data-first onClick={() => add(newLine)}>
          {isEmpty ? 'Add a condition' : 'Add another condition'}
        </Button>
        {group.parts.length > 0 && !group.parts.some(isGroup) && (
          <Button
            size="small"
            variant="quiet"
            icon="add"
            onClick={() => add({ join: group.join === 'any' ? 'all' : 'any', parts: [newLine] })}
          >
            Add a group
          </Button>
        )}
        {!isEmpty && (
          <Button
            size="small"
            variant="quiet"
            icon="close"
            onClick={() => {
              change(noCondition)
              focusAfterRemoval()
            }}
          >
            Remove
          </Button>
        )}
      </div>
      {/* Its parts have no fields that could show them. */}
      <FieldProblems problems={inside} />
    </div>
  )
}

const sentence = (words: string): string =>
  words === 'always' ? 'Nothing is chosen yet, so it holds for everybody.' : `${words}.`
