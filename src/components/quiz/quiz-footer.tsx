import type { MouseEvent } from 'react'
import { Button } from '#components/button.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('quiz-footer')

export type QuizFooterProps = {
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined
  readonly next?:
    { readonly label: string; readonly onNext: () => void; readonly busy?: boolean | undefined } | undefined
  readonly note?: string | undefined
}

/** Back and Next. Next is never closed for a missing answer; Back is absent where there is nothing behind. */
export const QuizFooter = ({ back, next, note }: QuizFooterProps) => (
  <div className={part('root')}>
    <div className={`${part('inner')} ${recipe('wrap', { width: 'form' })}`}>
      {note && <p className={part('note')}>{note}</p>}
      {back && (
        <Button variant="outline" icon="back" onClick={ignoreDoubleClick(back.onBack)}>
          {back.label}
        </Button>
      )}
      {next && (
        <Button iconEnd="arrow" onClick={ignoreDoubleClick(next.onNext)} aria-busy={next.busy}>
          {next.label}
        </Button>
      )}
    </div>
  </div>
)

/** A double click is one step. Back is shown only when the browser has gone there: the second click may come before. */
const ignoreDoubleClick =
  (move: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) move()
  }
