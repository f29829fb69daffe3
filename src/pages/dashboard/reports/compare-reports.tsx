import { useId, useState, type ReactNode } from 'react'
import { afterPaint } from '#client/browser/after-paint.ts'
import { Button } from '#components/button.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'

type Props = {
  /** The ids of the chosen reports, the newest first. */
  readonly chosen: readonly string[]
  /** What to do. */
  readonly hint: string
  /** `before` is the older one. */
  readonly onCompare: (before: string, after: string) => void
  /** What else can be done. */
  readonly children?: ReactNode
}

/** The button that compares the chosen reports. With any other number than two, a press says that it takes two. */
export const CompareReports = ({ children, chosen, hint: text, onCompare }: Props) => {
  const { messages, page } = useDashboard().content
  const words = page.report_history.compare
  const hint = useId()
  // The message is about the choice that was pressed.
  const [refused, setRefused] = useState<string | null>(null)
  const choice = chosen.join()
  if (refused !== null && refused !== choice) setRefused(null)
  const isRefused = refused !== null
  const [after, before, ...others] = chosen
  const two = before !== undefined && after !== undefined && others.length === 0 ? { before, after } : null
  const compare = () => {
    setRefused(null)
    if (two) onCompare(two.before, two.after)
    // The same message is announced again only if it was gone.
    else afterPaint(() => setRefused(choice))
  }
  return (
    <div className={slots('report-row')('bar')}>
      <div>
        {!isRefused && (
          <p className={recipe('text', { tone: 'muted' })} id={hint}>
            {text}
          </p>
        )}
        {/* The answer to a press comes in place of the hint, and is announced. */}
        <p role="status">{isRefused && messages.reports.compare_two}</p>
      </div>
      <Button
        icon="swap"
        variant={two ? 'solid' : 'outline'}
        aria-describedby={isRefused ? undefined : hint}
        onClick={compare}
      >
        {words.button}
      </Button>
      {children}
    </div>
  )
}
