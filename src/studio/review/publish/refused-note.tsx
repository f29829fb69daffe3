import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import type { Refused } from '#studio/review/review-state.ts'

type Props = { readonly why: Refused; readonly onReload: () => void }

/** Says why nothing was published, as far as that is known, and what to do. No change is lost. */
export const RefusedNote = ({ onReload, why }: Props) => {
  const reload = <Button onClick={onReload}>Reload</Button>
  switch (why.reason) {
    case 'conflict':
      return (
        <Callout
          isLive
          status="error"
          title="Not published: the same places were changed by somebody else"
          actions={reload}
        >
          <ul>
            {why.conflicts.map((conflict) => (
              <li key={conflict}>{conflict}</li>
            ))}
          </ul>
          <p>Reload to see both versions and choose. Your changes are kept.</p>
        </Callout>
      )
    case 'problems':
      return (
        <Callout isLive status="error" title="Not published: the content would have errors">
          <ul>
            {why.problems.slice(0, 10).map(({ column, file, line, message }) => (
              <li key={`${file} ${line} ${column} ${message}`}>{message}</li>
            ))}
          </ul>
          <p>Correct them, then publish again. Nothing was changed.</p>
        </Callout>
      )
    case 'stale':
      return (
        <Callout isLive status="error" title="Not published: this draft was changed in another window" actions={reload}>
          <p>Reload to take over what is there, then review it again.</p>
        </Callout>
      )
    case 'behind':
      return (
        <Callout isLive status="error" title="Not published: the files were changed by somebody else" actions={reload}>
          <p>Reload to take over what is there, then review it again. Your changes are kept.</p>
        </Callout>
      )
    case 'unanswered':
      return (
        <Callout isLive status="error" title="It is not known whether this was published" actions={reload}>
          <p>{why.message}</p>
          <p>Once it answers, reload. If your changes are still here, nothing was published: they are kept.</p>
        </Callout>
      )
    case 'failed':
      return (
        <Callout isLive status="error" title="Not published">
          <p>{why.message}</p>
          <p>Your changes are kept. Press Publish to try again.</p>
        </Callout>
      )
  }
}
