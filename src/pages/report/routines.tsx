import { recipe } from '#components/recipe.ts'
import { RoutineCard } from '#components/result/routine-card.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import { stepProduct } from '#engine/result/report-texts.ts'
import type { Result } from '#types/api.generated.ts'
import { Part } from './part.tsx'

type Props = {
  readonly result: Result
  readonly words: ReportSlice
  /** One column only. */
  readonly narrow?: boolean
}

/** The routine, part by part. */
export const Routines = ({ narrow = false, result, words: { page } }: Props) => (
  <Part heading={page.routines.heading} lead={page.routines.lead}>
    <div className={recipe('stack', { gap: 'lg', columns: narrow ? undefined : 'two' })}>
      {result.routine.map((part) => (
        <RoutineCard
          key={part.id}
          title={part.title}
          howOften={page.routines.how_often}
          steps={part.steps.map((step) => ({ ...step, product: stepProduct(step, page.routines) }))}
        />
      ))}
    </div>
  </Part>
)
