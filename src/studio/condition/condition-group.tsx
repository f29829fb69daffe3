import { useId, useRef, type ReactNode } from 'react'
import {
  isGroup,
  newLine,
  type ConditionGroup,
  type ConditionPart,
  type Join,
} from '#editing/condition/condition-view.ts'
import { Button } from '#studio/ui/button.tsx'
import { Segments } from '#studio/ui/field.tsx'
import { ConditionLineEditor, type ConditionLineProps } from './condition-line.tsx'
import { addLine } from './add-line.ts'
import styles from './condition.module.css'

type Props = Pick<ConditionLineProps, 'facts' | 'data' | 'problemsOf'> & {
  readonly group: ConditionGroup
  /** @param isTyping see `ConditionLineEditor` */
  readonly onChange: (group: ConditionGroup, isTyping?: boolean) => void
  /** Whether it is inside another group. */
  readonly isInner?: boolean
}

const joins: readonly { readonly value: Join; readonly label: ReactNode }[] = [
  { value: 'all', label: 'all of these' },
  { value: 'any', label: 'any of these' },
  { value: 'none', label: 'none of these' },
]

/** Lines and groups, and how they are combined. */
export const ConditionGroupEditor = ({ data, facts, group, isInner = false, onChange, problemsOf }: Props) => {
  const { parts } = group
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const add = () => {
    addLine(element.current, () => onChange({ ...group, parts: [...parts, newLine] }))
  }
  const put = (index: number, part: ConditionPart, isTyping?: boolean) =>
    onChange({ ...group, parts: parts.with(index, part) }, isTyping)
  const remove = (index: number) => onChange({ ...group, parts: parts.toSpliced(index, 1) })
  return (
    <div ref={element} role="group" aria-labelledby={id} className={isInner ? styles.inner : styles.group}>
      <div className={parts.length < 2 && !isInner ? styles.hiddenJoin : styles.join}>
        <span id={id}>When</span>
        <Segments
          label="How the conditions are combined"
          value={group.join}
          choices={joins}
          onChange={(join) => onChange({ ...group, join })}
        />
      </div>
      {parts.map((part, index) =>
        isGroup(part) ? (
          <ConditionGroupEditor
            key={`group ${index}`}
            isInner
            group={part}
            facts={facts}
            data={data}
            problemsOf={problemsOf}
            onChange={(next, isTyping) => (next.parts.length === 0 ? remove(index) : put(index, next, isTyping))}
          />
        ) : (
          <ConditionLineEditor
            key={`line ${index}`}
            part={part}
            number={index + 1}
            facts={facts}
            data={data}
            problemsOf={problemsOf}
            onChange={(next, isTyping) => put(index, next, isTyping)}
            onRemove={() => remove(index)}
          />
        ),
      )}
      {isInner && (
        <div>
          <Button size="small" variant="quiet" icon="add" onClick={add}>
            Add to this group
          </Button>
        </div>
      )}
    </div>
  )
}
