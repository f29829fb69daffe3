import { RoutineList } from '#components/result/routine-list.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import { stepProduct } from '#engine/result/report-texts.ts'
import type { Result } from '#types/api.generated.ts'
import { Part } from './part.tsx'

type Props = { readonly result: Result; readonly words: ReportSlice }

export const hasRoutine = ({ routine }: Result): boolean => routine.some(({ steps }) => steps.length > 0)

/** The routine, part by part. */
export const Routines = ({ result, words: { page } }: Props) => (
  <Part heading={page.routines.heading} lead={page.routines.lead}>
    <RoutineList
      howOften={page.routines.how_often}
      parts={result.routine
        .filter(({ steps }) => steps.length > 0)
        .map((part) => ({
          ...part,
          // A line that says that no product is needed would only make the list longer.
          steps: part.steps.map((step) => ({
            ...step,
            ...(step.slot_label !== null && { product: stepProduct(step, page.routines) }),
          })),
        }))}
    />
  </Part>
)
