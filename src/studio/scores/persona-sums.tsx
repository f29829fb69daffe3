import type { Impact, PersonaImpact } from '#editing/impact/impact.ts'
import type { ScoreOutcome } from '#editing/impact/persona-outcome.ts'
import { Badge } from '#studio/ui/callout.tsx'
import { Icon } from '#studio/ui/icon.tsx'
import { HiddenText } from '#studio/ui/studio-root.tsx'
import styles from './scores.module.css'

type Props = {
  /** undefined: not known yet. null: the content is not valid. */
  readonly impact: Impact | null | undefined
}

/** The scores of the personas, without and with the changes of the draft. */
export const PersonaSums = ({ impact }: Props) => {
  if (!impact)
    return (
      <p className={styles.note} role="note">
        {impact === null
          ? 'What the points come to is shown again when there are no errors.'
          : 'Working out what the points come to…'}
      </p>
    )
  const [first] = impact.personas
  if (!first) return <p className={styles.note}>There are no personas yet.</p>
  return (
    <div className={styles.wide}>
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">{impact.areExamples ? 'Example visitor' : 'Persona'}</th>
            {first.scores.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {impact.personas.map((persona) => (
            <PersonaRow key={persona.id} persona={persona} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const PersonaRow = ({ persona }: { readonly persona: PersonaImpact }) => (
  <tr>
    <th scope="row">{persona.name}</th>
    {persona.scores.map(({ after, before, id, moves, newBand }) => (
      <td key={id} className={moves ? styles.moved : undefined}>
        <span className={styles.change}>
          {moves && (
            <>
              {shown(before)} <Icon name="right" size={14} />
              <HiddenText> becomes </HiddenText>{' '}
            </>
          )}
          {shown(after)} {newBand && <Badge status="warning">{newBand.after ?? 'no band'}</Badge>}
        </span>
      </td>
    ))}
  </tr>
)

const shown = (score: ScoreOutcome | null): string =>
  score === null || score.value === null ? '–' : score.value.toFixed(score.decimals)
