import { useMemo } from 'react'
import { scoreTable } from '#editing/scores/score-table.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { OtherRules } from './other-rules.tsx'
import { ScoreGrid } from './score-grid.tsx'
import styles from './scores.module.css'

/** The points that the options of one question give to the scores. Renders nothing in a content without scores. */
export const QuestionPoints = ({ question }: { readonly question: string }) => {
  const data = useEditorState((state) => state.data)
  const { columns, others, rows } = useMemo(() => scoreTable(data), [data])
  const own = rows.filter((row) => row.question.id === question)
  const rules = others.filter((rule) => rule.question === question)
  if (columns.length === 0) return null
  // A number has no options, so all of its points come from ranges.
  if (own.length === 0) return <OtherRules rules={rules} title="Points" />
  return (
    <section aria-label="Points" className={styles.part}>
      <h2>Points</h2>
      <ScoreGrid columns={columns} rows={own} namesQuestions={false} />
      <OtherRules rules={rules} />
    </section>
  )
}
