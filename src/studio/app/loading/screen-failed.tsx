import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'

/**
 * Shown in place of a screen that has thrown an error: the list, the other screens and Undo still work. `isWhole`: shown in place of the
 * whole studio, because its frame or a dialog has thrown the error.
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
