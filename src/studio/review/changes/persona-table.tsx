import { capitalised } from '#content/problems/wording.ts'
import { comparedInWords, impactInWords } from '#editing/impact/impact-words.ts'
import type { Impact, PersonaImpact, ScoreImpact } from '#editing/impact/impact.ts'
import type { ResultPart, ScoreOutcome } from '#editing/impact/persona-outcome.ts'
import { Icon } from '#studio/ui/icon.tsx'
import styles from './persona-table.module.css'

/** What changes for the personas. Personas without changes are only counted. */
export const PersonaTable = ({ impact }: { readonly impact: Impact }) => {
  const changed = impact.personas.filter(hasChanged)
  const rest = impact.personas.length - changed.length
  const examples = impact.areExamples && <p className={styles.rest}>{whoTheExamplesAre}</p>
  if (changed.length === 0)
    return (
      <>
        <p>Nothing changes in the results of the {comparedInWords(impact)}.</p>
        {examples}
      </>
    )
  return (
    <>
      <p>{impactInWords(impact)}.</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{impact.areExamples ? 'Example visitor' : 'Persona'}</th>
            <th scope="col">Scores</th>
            <th scope="col">Also different</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((persona) => (
            <tr key={persona.id}>
              <th scope="row">{persona.name}</th>
              <td>
                <Scores scores={persona.scores.filter(differs)} />
              </td>
              <td>{otherChanges(persona)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className={styles.rest}>Nothing changes for the other {rest}.</p>}
      {examples}
    </>
  )
}

const whoTheExamplesAre =
  'This quiz has no personas. The studio has made up visitors instead, and spread their answers evenly over all options.'

const hasChanged = ({ asked, parts, scores }: PersonaImpact): boolean =>
  parts.length > 0 || asked.added.length + asked.removed.length > 0 || scores.some(differs)

const differs = ({ moves, newBand }: ScoreImpact): boolean => moves || newBand !== null

const Scores = ({ scores }: { readonly scores: readonly ScoreImpact[] }) =>
  scores.length === 0 ? (
    'No score changes'
  ) : (
    <ul className={styles.scores}>
      {scores.map(({ after, before, id, moves, name, newBand }) => (
        <li key={id}>
          {name} {moves && `${numberOf(before)} → `}
          {numberOf(after)}
          {newBand && (
            <span className={styles.band}>
              <Icon name="warning" size={16} />
              {newBand.before ?? 'no band'} → {newBand.after ?? 'no band'}
            </span>
          )}
        </li>
      ))}
    </ul>
  )

const numberOf = (score: ScoreOutcome | null): string =>
  score === null ? 'none' : score.value === null ? 'not enough answers' : score.value.toFixed(score.decimals)

const partNames: Readonly<Record<ResultPart, string>> = {
  reasons: 'reasons',
  profile: 'profile',
  issues: 'issues',
  goals: 'goals',
  insight: 'insight',
  signposts: 'advice to see somebody',
  routine: 'routine',
  tips: 'tips',
  products: 'products',
}

const otherChanges = ({ asked, parts }: PersonaImpact): string => {
  const questions = [
    ...(asked.added.length > 0 ? [`${asked.added.length} more asked`] : []),
    ...(asked.removed.length > 0 ? [`${asked.removed.length} no longer asked`] : []),
  ]
  const names = [...parts.map(({ part }) => partNames[part]), ...questions]
  return names.length === 0 ? 'Nothing' : capitalised(names.join(', '))
}
