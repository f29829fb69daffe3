import { quoted } from '#content/problems/wording.ts'
import type { Decision } from '#editing/uses/delete-with-uses.ts'
import type { EmptyChoice } from '#editing/uses/prune-conditions.ts'
import { Segments } from '#studio/ui/field.tsx'
import styles from './removal-dialog.module.css'

type Props = {
  readonly decisions: readonly Decision[]
  readonly onChoose: (decisions: readonly Decision[], choice: EmptyChoice) => void
}

/** If there are more decisions than this, they can be made together first. */
const few = 2

/** The choices for things that would lose their whole condition: for all together, or for each. */
export const RemovalChoices = ({ decisions, onChoose }: Props) => {
  const each = decisions.map((decision) => (
    <Choice
      key={decision.key}
      words={`Its condition goes with it. ${quoted(decision.item)} is then`}
      label={`What becomes of ${decision.item}`}
      choices={decision.choices}
      chosen={chosenOf(decision)}
      onChoose={(choice) => {
        onChoose([decision], choice)
      }}
    />
  ))
  const [first] = decisions
  if (!first || decisions.length <= few) return each
  const choices = first.choices.filter((choice) => decisions.every((one) => one.choices.includes(choice)))
  const common = chosenOf(first)
  return (
    <>
      {choices.length > 1 && (
        <Choice
          words={`The conditions of ${decisions.length} things go with it. They are then`}
          label="What becomes of all of them"
          choices={choices}
          chosen={decisions.every((one) => chosenOf(one) === common) ? common : null}
          onChoose={(choice) => {
            onChoose(decisions, choice)
          }}
        />
      )}
      <details>
        <summary className={styles.more}>Decide one by one</summary>
        <div className={styles.each}>{each}</div>
      </details>
    </>
  )
}

const chosenOf = ({ choices, chosen }: Decision): EmptyChoice => chosen ?? choices[0] ?? 'everybody'

type ChoiceProps = {
  readonly words: string
  readonly label: string
  readonly choices: readonly EmptyChoice[]
  /** null: the choices differ. */
  readonly chosen: EmptyChoice | null
  readonly onChoose: (choice: EmptyChoice) => void
}

const Choice = ({ choices, chosen, label, onChoose, words }: ChoiceProps) => (
  <div className={styles.decision}>
    <span>{words}</span>
    <Segments
      label={label}
      value={chosen}
      onChange={onChoose}
      choices={choices.map((value) => ({ value, label: names[value] }))}
    />
  </div>
)

const names: Readonly<Record<EmptyChoice, string>> = { everybody: 'for everybody', delete: 'deleted as well' }
