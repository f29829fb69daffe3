import { DraftChanges } from '#studio/app/frame/change-count.tsx'
import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { counted } from '#content/problems/wording.ts'
import type { LocatedQuestion } from '#editing/questions.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { pageAddresses } from '#studio/app/addresses.ts'
import styles from './start-page.module.css'

/** The size of the content, the number of changes, and whether they can be published. */
export const StartFacts = ({ questions }: { readonly questions: readonly LocatedQuestion[] }) => {
  const hasChanges = useEditorState(({ draft }) => draft.done > 0)
  const name = useEditorState(({ draft }) => draft.name)
  const asked = questions.filter(({ choice }) => choice !== 'information')
  const steps = new Set(asked.map(({ step }) => step)).size
  return (
    <section aria-labelledby="start-facts" className={styles.section}>
      <h2 id="start-facts">At a glance</h2>
      <dl className={styles.facts}>
        <Fact name="Quiz">
          {counted(asked.length, 'question', 'questions')} in {counted(steps, 'step', 'steps')}
        </Fact>
        <Fact name="Draft">
          {hasChanges ? (
            <Link to={pageAddresses.review}>
              <Suspense fallback="Changes">
                <DraftChanges />
              </Suspense>{' '}
              in “{name}”
            </Link>
          ) : (
            'No changes yet'
          )}
        </Fact>
        <Fact name="Problems">
          <Problems />
        </Fact>
      </dl>
    </section>
  )
}

const Fact = ({ children, name }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Problems = () => {
  const problems = useEditorState((state) => state.problems)
  const isChecking = useEditorState(({ compiled }) => compiled === 'checking')
  if (problems.length === 0 && isChecking) return 'Being checked…'
  if (problems.length === 0) return 'None: everything can be published'
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error', 'errors')] : []),
    ...(problems.length > errors ? [counted(problems.length - errors, 'warning', 'warnings')] : []),
  ]
  return <Link to={pageAddresses.problems}>{parts.join(', ')}</Link>
}
