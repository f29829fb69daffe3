import { Button } from '#components/button.tsx'
import { FailedState } from '#components/state-card.tsx'
import { failureMessage } from '#pages/forms/failure-message.ts'
import type { Messages } from '#types/content.generated.ts'
import type { Failure } from '#types/failure.ts'
import { withFocusOnHeading } from '#pages/focus-heading.ts'

type Props = {
  readonly failure: Failure
  readonly words: { readonly heading: string; readonly text: string; readonly action: string }
  /** Of failures that have a text of their own, such as one that says how long to wait. */
  readonly common: Messages['common']
  readonly art: string
  readonly again: () => void
}

/** In place of what could not be loaded. */
export const LoadFailed = ({ again, art, common, failure, words }: Props) => (
  <FailedState
    art={art}
    heading={words.heading}
    text={failureMessage(failure, common, { failure: words.text })}
    actions={<Button onClick={withFocusOnHeading(again)}>{words.action}</Button>}
  />
)
