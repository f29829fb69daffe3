import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'

/** In place of a screen that has an error of its own: the list, the other screens and Undo are still there. */
export const ScreenFailed = () => (
  <Callout
    status="error"
    isLive
    title="This page cannot be shown"
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
      That is an error of the studio, not of what you have written: your changes are kept. Choose something else in the
      list, undo your last change, or load the studio again.
    </p>
  </Callout>
)
