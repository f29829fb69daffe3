import type { MouseEvent, Ref } from 'react'
import { Button } from '#components/button.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('quiz-footer')

export type QuizFooterProps = {
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined
  readonly next?:
    | {
        readonly label: string
        readonly onNext: () => void
        /** The step has a button of its own that is more important. */
        readonly quiet?: boolean | undefined
      }
    | undefined
  /** An element before Next, in which the step renders its main action. */
  readonly action?: Ref<HTMLDivElement> | undefined
}

/** Back and Next. Next is never disabled for a missing answer; Back is absent on the first step. */
export const QuizFooter = ({ action, back, next }: QuizFooterProps) => (
  <div className={classOf('root')}>
    <div className={`${classOf('inner')} ${recipe('wrap', { width: 'form' })}`}>
      {back && (
        <Button variant="outline" icon="back" onClick={ignoreDoubleClick(back.onBack)}>
          {back.label}
        </Button>
      )}
      <div ref={action} className={classOf('action')} />
      {next && (
        <Button variant={next.quiet ? 'outline' : 'solid'} iconEnd="arrow" onClick={ignoreDoubleClick(next.onNext)}>
          {next.label}
        </Button>
      )}
    </div>
  </div>
)

/**
 * A double click counts as one. Back is rendered only after the browser has navigated, so the second click may come
 * first.
 */
const ignoreDoubleClick =
  (move: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) move()
  }
