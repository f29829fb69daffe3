import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { isComplete, type ConditionLine } from '#editing/condition/condition-view.ts'
import { factKey, type Fact } from '#editing/condition/facts.ts'
import { relationOf, relationsOf, relationWords, withRelation, type Relation } from '#editing/condition/relations.ts'
import type { ContentData } from '#editing/content-data.ts'
import { IconButton } from '#studio/ui/button.tsx'
import { Combobox } from '#studio/ui/combobox.tsx'
import { Select } from '#studio/ui/field.tsx'
import styles from './condition.module.css'
import { NumberValues } from './number-values.tsx'
import { ValuePicker } from './value-picker.tsx'

type Props = {
  readonly part: ConditionLine
  /** Counts from 1. */
  readonly number: number
  readonly facts: readonly Fact[]
  readonly data: ContentData
  /** @param isTyping changes from now until the field is left belong to the same act */
  readonly onChange: (part: ConditionLine, isTyping?: boolean) => void
  readonly onRemove: () => void
}

/** Edits what a line reads, how it is compared, and with what. */
export const ConditionLineEditor = ({ data, facts, number, onChange, onRemove, part }: Props) => {
  const { line } = part
  const element = useRef<HTMLDivElement>(null)
  const isNew = Object.keys(line).length === 0
  const key = isNew ? null : factKey(line)
  const fact = facts.find((one) => one.key === key)
  const relation = relationOf(part)
  const focusValues = () => element.current?.querySelector<HTMLElement>('[data-values] input')?.focus()
  const read = (next: Fact) => {
    const [first = 'is'] = relationsOf(next.kind)
    // The chosen values are dropped, because for another question they would mean something else.
    flushSync(() =>
      onChange(withRelation({ line: next.line, isNot: false }, isNew || fact?.kind !== next.kind ? first : relation)),
    )
    focusValues()
  }
  const usesOptions = relation === 'is' || relation === 'is_not'
  const usesNumbers = !usesOptions && relation !== 'answered' && relation !== 'not_answered'
  return (
    <div
      ref={element}
      role="group"
      aria-label={`Condition ${number}`}
      className={styles.line}
      data-new-line={isNew ? '' : undefined}
    >
      <div className={styles.reads}>
        <div className={styles.fact}>
          <Combobox
            label="What is looked at"
            placeholder="Type a part of a question"
            value={key}
            options={facts.map(({ disabled, group, key: value, label, synonyms }) => ({
              value,
              label,
              group,
              synonyms,
              ...(disabled !== undefined && { disabled }),
            }))}
            onChange={(chosen) => {
              const next = facts.find((one) => one.key === chosen)
              if (next && next.key !== key) read(next)
            }}
          />
        </div>
        {!isNew && (
          <div className={styles.relation}>
            <Select
              aria-label="How it is compared"
              value={relation}
              onChange={(event) => onChange(withRelation(part, event.currentTarget.value as Relation))}
            >
              {relationsOf(fact?.kind ?? 'radio').map((one) => (
                <option key={one} value={one}>
                  {wordsFor(one, fact?.kind)}
                </option>
              ))}
            </Select>
          </div>
        )}
        <IconButton size="small" icon="close" label={`Remove condition ${number}`} onClick={onRemove} />
      </div>
      {!isNew && fact && usesOptions && (
        <ValuePicker
          line={line}
          fact={fact}
          data={data}
          onChange={(is) => onChange({ ...part, line: { ...line, is } })}
        />
      )}
      {!isNew && usesNumbers && (
        <NumberValues
          key={`${key} ${relation}`}
          line={line}
          relation={relation}
          onChange={(next) => onChange({ ...part, line: next }, true)}
        />
      )}
      {!isComplete(line) && (
        <p className={styles.muted}>
          {isNew
            ? 'It does not count yet: choose what is looked at.'
            : usesOptions
              ? 'It does not count yet, and is not kept: choose an answer.'
              : 'It does not count yet, and is not kept: type a number.'}
        </p>
      )}
    </div>
  )
}

const wordsFor = (relation: Relation, kind: string | undefined): string => {
  if (kind === 'issue') return relation === 'answered' ? 'was found' : 'was not found'
  if (kind === 'checkbox' && relation === 'is') return 'includes'
  if (kind === 'checkbox' && relation === 'is_not') return 'does not include'
  return relationWords[relation]
}
