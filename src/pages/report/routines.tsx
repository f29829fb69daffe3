import { recipe } from '#components/recipe.ts'
import { RoutineCard } from '#components/result/routine-card.tsx'
import { RoutineList } from '#components/result/routine-list.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import { stepProduct } from '#engine/result/report-texts.ts'
import type { Result } from '#types/api.generated.ts'
import { Part } from './part.tsx'

type Props = {
  readonly result: Result
  readonly words: ReportSlice
  /** In one card. */
  readonly compact?: boolean
}

/** The routine, part by part. */
export const Routines = ({ compact = false, result, words: { page } }: Props) => {
  const howOften = page.routines.how_often
  return (
    <Part heading={page.routines.heading} lead={page.routines.lead}>
      {compact ? (
        <RoutineList
          howOften={howOften}
          parts={result.routine
            .filter(({ steps }) => steps.length > 0)
            .map((part) => ({
              ...part,
              // There is no room for a line that says that none is needed.
              steps: part.steps.map((step) => ({
                ...step,
                ...(step.slot_label !== null && { product: stepProduct(step, page.routines) }),
              })),
            }))}
        />
      ) : (
        <div className={recipe('stack', { gap: 'lg', columns: 'two' })}>
          {result.routine.map((part) => (
            <RoutineCard
              key={part.id}
              title={part.title}
              howOften={howOften}
              steps={part.steps.map((step) => ({ ...step, product: stepProduct(step, page.routines) }))}
            />
          ))}
        </div>
      )}
    </Part>
  )
}
