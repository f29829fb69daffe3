import { isList, isDataMap, type DataMap } from '#content/write/edit.ts'
import type { Fact } from '#editing/condition/facts.ts'
import type { ContentData } from '#editing/content-data.ts'
import { textIn } from '#editing/located.ts'
import { optionsOffered, questionWithId, traitsOf } from '#editing/questions.ts'
import { Thumbnail } from '#studio/form/pictures/thumbnail.tsx'
import { classNames } from '#studio/ui/class-names.ts'
import type { Condition } from '#types/content.generated.ts'
import styles from './condition.module.css'

type Props = {
  readonly line: Condition
  readonly fact: Fact
  readonly data: ContentData
  readonly onChange: (is: string[]) => void
}

/** Shows the options of the question as visitors see them: those that are pressed count. */
export const ValuePicker = ({ data, fact, line, onChange }: Props) => {
  const { is = [] } = line
  const options = valuesOf(data, line)
  return (
    <fieldset className={styles.values} data-values="">
      <legend className={styles.legend}>{fact.label}</legend>
      {options.map((option) => {
        const id = textIn(option, 'id')
        const image = textIn(option, 'image')
        // Conditions cannot depend on 'Prefer not to say'.
        const isDisabled = option['no_answer'] === true && !is.includes(id)
        return (
          <label key={id} className={classNames(styles.value, image !== '' && styles.pictured)}>
            <input
              type="checkbox"
              checked={is.includes(id)}
              disabled={isDisabled}
              onChange={() => onChange(toggled(options, is, id))}
            />
            {image !== '' && <Thumbnail path={image} className={styles.picture} />}
            <span>{textIn(option, 'label')}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** The values with one of them toggled, in the order of the options. Values that are not an option stay. */
const toggled = (options: readonly DataMap[], is: readonly string[], id: string): string[] => {
  const chosen = is.includes(id) ? is.filter((one) => one !== id) : [...is, id]
  const known = options.map((option) => textIn(option, 'id'))
  return [...known.filter((one) => chosen.includes(one)), ...chosen.filter((one) => !known.includes(one))]
}

const valuesOf = (data: ContentData, { profile, question }: Condition): readonly DataMap[] => {
  const asked = question === undefined ? undefined : questionWithId(data, question)
  if (asked) return optionsOffered(data, asked)
  const labels = traitsOf(data).find(({ value }) => value['id'] === profile)?.value['labels']
  // Several labels of a trait can have the same value.
  const values = (isList(labels) ? labels.filter(isDataMap) : []).map((label) => ({
    id: label['value'],
    label: label['label'],
  }))
  return values.filter(({ id }, index) => values.findIndex((other) => other.id === id) === index)
}
