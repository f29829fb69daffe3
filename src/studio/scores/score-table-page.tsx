import { useDeferredValue, useMemo, useState } from 'react'
import type { Impact } from '#editing/impact/impact.ts'
import { matchesWords } from '#engine/matches-words.ts'
import { textIn } from '#editing/located.ts'
import { scoreTable, type ScoreRow } from '#editing/scores/score-table.ts'
import { dataOf } from '#studio/editor/draft-data.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { EmptyState } from '#studio/ui/callout.tsx'
import { Checkbox, Field, TextInput } from '#studio/ui/field.tsx'
import { OtherRules } from './other-rules.tsx'
import { PersonaSums } from './persona-sums.tsx'
import { ScoreGrid } from './score-grid.tsx'
import styles from './scores.module.css'

type Props = { readonly impact: Impact | null | undefined }

/** All points of the content, and the resulting scores of the personas. */
export const ScoreTablePage = ({ impact }: Props) => {
  const data = useEditorState((state) => state.data)
  const folder = useEditorState((state) => state.folder)
  const table = useMemo(() => scoreTable(data), [data])
  const before = useMemo(() => pointsBefore(scoreTable(dataOf(folder, [])).rows), [folder])
  const [search, setSearch] = useState('')
  const [isChangedOnly, setChangedOnly] = useState(false)
  const wanted = useDeferredValue(search)
  const rows = table.rows.filter(
    (row) => matches(row, wanted) && (!isChangedOnly || before.get(row.key) !== pointsText(row)),
  )
  const rules = isChangedOnly
    ? []
    : table.others.filter(({ score, words }) => matchesWords(wanted)([words, score.label]))
  return (
    <div className={styles.page}>
      <h1>Scores</h1>
      {table.columns.length === 0 ? (
        <EmptyState title="There are no scores yet">
          <p>A score adds up the points of answers, such as “Dryness” or “Right answers”.</p>
        </EmptyState>
      ) : (
        <>
          <div className={styles.filters}>
            <Field label="Search">
              {(ids) => (
                <TextInput
                  {...ids}
                  data-own-undo
                  type="search"
                  placeholder="A question or an option"
                  value={search}
                  onChange={(event) => setSearch(event.currentTarget.value)}
                />
              )}
            </Field>
            <Checkbox
              label="Changed only"
              checked={isChangedOnly}
              onChange={(event) => setChangedOnly(event.currentTarget.checked)}
            />
          </div>
          <PersonaSums impact={impact} />
          {rows.length === 0 && rules.length === 0 ? (
            <EmptyState title={isChangedOnly ? 'No points have changed' : 'Nothing has this name'} />
          ) : (
            <ScoreGrid columns={table.columns} rows={rows} namesQuestions />
          )}
          <OtherRules rules={rules} />
        </>
      )}
    </div>
  )
}

const pointsText = ({ cells }: ScoreRow): string =>
  [...cells].map(([score, { because, evidence, points }]) => `${score} ${points} ${evidence} ${because}`).join('\n')

const pointsBefore = (rows: readonly ScoreRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [row.key, pointsText(row)]))

const matches = ({ option, question }: ScoreRow, search: string): boolean =>
  matchesWords(search)([question.title, textIn(option, 'label')])
