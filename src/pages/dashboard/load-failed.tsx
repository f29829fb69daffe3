import { Button } from '#components/button.tsx'
import { FailedState } from '#components/state-card.tsx'
import type { Failure } from '#types/failure.ts'
import { withFocusOnHeading } from '#pages/focus-heading.ts'

type Props = {
  readonly failure: Failure
  readonly words: { readonly heading: string; readonly text: string; readonly action: string }
  /** In place of the text where the device has no network. */
  readonly offline: string
  readonly again: () => void
}

/** In place of what could not be loaded. */
export const LoadFailed = ({ again, failure, offline, words }: Props) => (
  <FailedState
    art="states/failed.svg"
    heading={words.heading}
    text={failure.kind === 'offline' ? offline : words.text}
    actions={<Button onClick={withFocusOnHeading(again)}>{words.action}</Button>}
  />
)
