import { StudioForm } from '#studio/form/studio-form.tsx'
import { useAnswer } from '#studio/review/use-answer.ts'
import { ScoreTablePage } from './score-table-page.tsx'

/** The score table, with the personas' scores, which the worker computes while somebody types. */
export const ScoresPage = () => {
  const answer = useAnswer('impact')
  return (
    <StudioForm>
      <ScoreTablePage impact={answer && answer.impact} />
    </StudioForm>
  )
}
