import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isComplete, type ConditionLine } from '#editing/condition/condition-view.ts'
import { factKey, type Fact } from '#editing/condition/facts.ts'
import { relationOf, relationsOf, relationWords, withRelation, type Relation } from '#editing/condition/relations.ts'
import type { ContentData } from '#editing/content-data.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { FieldProblems } from '#studio/form/notes/field-problems.tsx'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import { IconButton } from '#studio/ui/button.tsx'
import { Combobox } from '#studio/ui/combobox.tsx'
import { Select } from '#studio/ui/field.tsx'
import type { Condition } from '#types/content.generated.ts'
import styles from './condition.module.css'
import { NumberValues } from './number-values.tsx'
import { ValuePicker } from './value-picker.tsx'

/** A problem of a line, and the setting of the line that has it. */
export type LineProblem = { readonly problem: PlacedProblem; readonly setting: keyof Condition }

export type ConditionLineProps = {
  readonly part: ConditionLine
  /** Counts from 1. */
  readonly number: number
  readonly facts: readonly Fact[]
  readonly data: ContentData
  readonly problemsOf: (line: Condition) => readonly LineProblem[]
  /** @param isTyping changes from now until the field is left belong to the same act */
  readonly onChange: (part: ConditionLine, isTyping?: boolean) => void
  readonly onRemove: () => void
}

/** Edits what a line reads, how it is compared, and with what. */
export const ConditionLineEditor = (props: ConditionLineProps) => {
  const { data, facts, number, onChange, onRemove, part, problemsOf } = props
  const { line } = part
  const problems = problemsOf(line)
  const problemsId = useId()
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
        <div className={styles.fact} data-field={addressOf(problems.find(({ setting }) => factSettings.has(setting)))}>
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
      {!isNew && (usesNumbers || (fact && usesOptions)) && (
        <div
          className={styles.compared}
          data-field={addressOf(problems.find(({ setting }) => !factSettings.has(setting)))}
        >
          {usesNumbers ? (
            <NumberValues
              key={`${key} ${relation}`}
              line={line}
              relation={relation}
              wrong={problems.map(({ setting }) => setting)}
              describedBy={problemsId}
              onChange={(next) => onChange({ ...part, line: next }, true)}
            />
          ) : (
            fact && (
              <ValuePicker
                line={line}
                fact={fact}
                data={data}
                onChange={(is) => onChange({ ...part, line: { ...line, is } })}
              />
            )
          )}
        </div>
      )}
      <FieldProblems id={problemsId} problems={problems.map(({ problem }) => problem)} />
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

/** The settings that say what is looked at. The others say what it is compared with. */
const factSettings: ReadonlySet<keyof Condition> = new Set(['question', 'score', 'profile', 'issue'])

/** Lines have no fixed address, because they move when another one is removed. One with a problem has that of the problem, which leads to it. */
const addressOf = (of: LineProblem | undefined): string | undefined =>
  of?.problem.at ? fieldAddress(of.problem.at.file, of.problem.at.place) : undefined

const wordsFor = (relation: Relation, kind: string | undefined): string => {
  if (kind === 'issue') return relation === 'answered' ? 'was found' : 'was not found'
  if (kind === 'checkbox' && relation === 'is') return 'includes'
  if (kind === 'checkbox' && relation === 'is_not') return 'does not include'
  return relationWords[relation]
}
