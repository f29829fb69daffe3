import { useRef, useState } from 'react'
import { isDataMap } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import { setValue } from '#editing/build/set-value.ts'
import { conditionInWords } from '#editing/condition-words.ts'
import {
  allLines,
  isGroup,
  newLine,
  noCondition,
  readCondition,
  writeCondition,
  type ConditionGroup,
  type ConditionPart,
} from '#editing/condition/condition-view.ts'
import { factsFor } from '#editing/condition/facts.ts'
import { settingShown } from '#editing/condition/setting-shown.ts'
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
import type { LineProblem } from './condition-line.tsx'

type Props = {
  readonly file: string
  /** The place of the condition, even while there is none. Its last step is usually `when`. */
  readonly place: Place
  /** What applies without a condition: 'Everybody is asked.' */
  readonly always?: string | undefined
  /** The settings that may be beside the condition, in the order of the schema. */
  readonly order?: readonly string[] | undefined
}

/**
 * Edits a condition: editors choose what it reads and press the answers that count. A line becomes part of the content when it is
 * complete; until then it exists only here.
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
  // A change from elsewhere, such as undo, replaces the lines here.
  const group = isSameData(edited.written, condition) ? edited.group : readCondition(condition)

  const problemsOf = (line: Condition): readonly LineProblem[] =>
    inside.flatMap((problem) => {
      const setting = condition && problem.at && settingShown(line, condition, problem.at.place.slice(place.length))
      return setting ? [{ problem, setting }] : []
    })
  const shown = allLines(group).flatMap(({ line }) => problemsOf(line).map(({ problem }) => problem))

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
  /** Removing a line loses the focus, unless the next line now has the button in its place. */
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
          problemsOf={problemsOf}
          onChange={(next, isTyping) => {
            change(next, isTyping)
            if (allLines(next).length < allLines(group).length) focusAfterRemoval()
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
      {/* Those of a line are shown in the line. */}
      <FieldProblems problems={inside.filter((problem) => !shown.includes(problem))} />
    </div>
  )
}

const sentence = (words: string): string =>
  words === 'always' ? 'Nothing is chosen yet, so it holds for everybody.' : `${words}.`
