import { lazy, type ComponentType } from 'react'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'

/**
 * A component that is loaded when it is first shown. If it cannot be loaded, for example without a connection, `missing` is shown
 * instead, so that the rest of the studio, where an editor may be typing, does not fail with it.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = PartMissing,
) => lazy(async () => ({ default: await load().catch(() => missing) }))

export const PartMissing = () => (
  <Callout
    status="warning"
    isLive
    title="This part could not be loaded"
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
    <p>The studio on this computer does not answer just now. Your changes are kept in this browser.</p>
  </Callout>
)
