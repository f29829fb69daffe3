import { useMemo } from 'react'
import { counted } from '#content/problems/wording.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { treeOf } from '#studio/tree/tree-of.ts'
import { useOpenField } from '#studio/tree/use-open-field.ts'
import { Button } from '#studio/ui/button.tsx'
import { EmptyState } from '#studio/ui/callout.tsx'
import { Icon } from '#studio/ui/icon.tsx'
import { HiddenText } from '#studio/ui/studio-root.tsx'
import { FixButtons } from './fix-buttons.tsx'
import { groupedProblems } from './grouped-problems.ts'
import { unusedPictureOf, type PlacedProblem } from './placed-problem.ts'
import { UnusedPicture } from './unused-picture.tsx'
import { useFix } from './use-fix.ts'
import styles from './problems-page.module.css'

/** All problems of the draft, grouped by item. */
export const ProblemsPage = () => {
  const { schemas } = useStudio()
  const data = useEditorState((state) => state.data)
  const problems = useEditorState((state) => state.problems)
  const groups = useMemo(
    () => groupedProblems({ data, schemas }, treeOf({ data, schemas }), problems),
    [data, schemas, problems],
  )
  const isChecking = useEditorState(({ compiled }) => compiled === 'checking')
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return (
    <div className={styles.page}>
      <h1>Problems</h1>
      {problems.length === 0 && isChecking ? (
        <p role="status">Being checked…</p>
      ) : problems.length === 0 ? (
        <EmptyState title="No problems">
          <p>
            What you write is checked while you type. If a link leads nowhere, for example, you read it here and beside
            its field.
          </p>
        </EmptyState>
      ) : (
        <p>
          {errors > 0
            ? `${counted(errors, 'error has', 'errors have')} to be corrected before you can publish.`
            : 'You can publish, but have a look at these warnings.'}{' '}
          F8 goes to the next one, wherever you are.
        </p>
      )}
      {groups.map(({ label, problems: inside }) => (
        <section key={label} aria-label={label} className={styles.group}>
          <h2>{label}</h2>
          <ul>
            {inside.map((problem) => (
              <ProblemItem
                key={`${problem.file} ${problem.from} ${problem.code} ${problem.message}`}
                problem={problem}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const ProblemItem = ({ problem }: { readonly problem: PlacedProblem }) => {
  const openField = useOpenField()
  const applyFix = useFix()
  const { at, fixes, help, message, severity } = problem
  const picture = unusedPictureOf(problem)
  return (
    <li className={styles.problem} data-severity={severity}>
      <Icon name={severity === 'error' ? 'error' : 'warning'} />
      <div>
        <p>
          <HiddenText>{severity === 'error' ? 'Error: ' : 'Warning: '}</HiddenText>
          {message}
        </p>
        {help !== undefined && <p className={styles.help}>{help}</p>}
        <div className={styles.actions}>
          <FixButtons fixes={fixes} onFix={applyFix} />
          {picture !== undefined && <UnusedPicture path={picture} />}
          {at && (
            <Button
              size="small"
              variant="plain"
              onClick={() => {
                openField(at)
              }}
            >
              Go to it
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
