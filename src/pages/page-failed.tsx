import { useState } from 'react'
import { pathsContent } from 'virtual:content/paths'
import { canReload, reloadPage } from '#client/browser/history.ts'
import { withTimeout } from '#client/browser/with-timeout.ts'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'

/** Shown in place of a page that could not be loaded or rendered. It must not load anything itself. */
export const PageFailed = () => (
  <main id="main" className={recipe('wrap', { width: 'form', pad: 'page' })}>
    <div className={recipe('stack', { gap: 'lg' })} role="alert">
      <h1 className={recipe('text', { style: 'title' })}>{pathsContent.failed}</h1>
      <Reload />
    </div>
  </main>
)

/** The same for a part of a page. */
export const PartFailed = () => (
  <div className={recipe('stack', { gap: 'md' })} role="alert">
    <p>{pathsContent.failed}</p>
    <Reload />
  </div>
)

/**
 * For a page whose script did not load, or not in time. A deployment replaces scripts, and the new ones come with the page, so the page is
 * reloaded. If the server does not answer, `PageFailed` is shown instead.
 */
export const loadedOrReopened = <Page,>(loading: Promise<Page>) =>
  withTimeout(loading).catch(async () =>
    (await canReload()) ? new Promise<never>(reloadPage) : { default: PageFailed },
  )

/** Without an answer of the server there is no reload: the error page of the browser would leave the visitor without a way on. */
const Reload = () => {
  const [isAway, setAway] = useState(false)
  const reload = async () => {
    setAway(false)
    if (await canReload()) reloadPage()
    else setAway(true)
  }
  return (
    <>
      {isAway && <p>{pathsContent.unavailable}</p>}
      <div>
        <Button onClick={() => void reload()}>{pathsContent.reload}</Button>
      </div>
    </>
  )
}
