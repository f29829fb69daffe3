import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'

/**
 * In place of a screen that has an error of its own: the list, the other screens and Undo are still there. `isWhole`: in place of the whole
 * studio, whose frame or dialogs have the error.
 */
export const ScreenFailed = ({ isWhole }: { readonly isWhole?: boolean }) => (
  <Callout
    status="error"
    isLive
    title={isWhole ? 'The studio cannot be shown' : 'This page cannot be shown'}
    actions={
      <Button
        onClick={() => {
          window.location.reload()
        }}
      >
        Load the studio again
      </Button>
    }
  >
    <p>
      That is an error of the studio, not of what you have written: your changes are kept.{' '}
      {isWhole
        ? 'Load the studio again to go on.'
        : 'Choose something else in the list, undo your last change, or load the studio again.'}
    </p>
  </Callout>
)
