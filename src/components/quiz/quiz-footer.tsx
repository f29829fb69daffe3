import type { MouseEvent } from 'react'
import { Button } from '#components/button.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('quiz-foot')

export type QuizFootProps = {
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined
  readonly next?:
    { readonly label: string; readonly onNext: () => void; readonly busy?: boolean | undefined } | undefined
  readonly note?: string | undefined
}

/** Back and Next. Next is never closed for a missing answer; Back is absent where there is nothing behind. */
export const QuizFoot = ({ back, next, note }: QuizFootProps) => (
  <div className={part('root')}>
    <div className={`${part('inner')} ${recipe('wrap', { width: 'form' })}`}>
      {note && <p className={part('note')}>{note}</p>}
      {back && (
        <Button look="outline" icon="back" onClick={once(back.onBack)}>
          {back.label}
        </Button>
      )}
      {next && (
        <Button iconEnd="arrow" onClick={once(next.onNext)} aria-busy={next.busy}>
          {next.label}
        </Button>
      )}
    </div>
  </div>
)

/** A double click is one step. Back is shown only when the browser has gone there: the second click may come before. */
const once =
  (move: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) move()
  }
