import { useRef, useState } from 'react'
import { pathsContent } from 'virtual:content/paths'
import { canReload, pageUrl, reloadPage } from '#client/browser/history.ts'
import { isOffline } from '#client/browser/network.ts'
import { withTimeout } from '#client/browser/with-timeout.ts'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { fallbackPage } from './fallback-page.ts'

/** Shown in place of a page that could not be loaded or rendered. It must not load anything itself. */
export const PageFailed = () => (
  <main id="main" className={recipe('wrap', { width: 'form', pad: 'page' })}>
    <PartFailed isPage />
  </main>
)

/**
 * The same for a part of a page. Without an answer of the server there is no reload: the error page of the browser would leave the visitor
 * without a way on.
 */
export const PartFailed = ({ isPage = false }: { readonly isPage?: boolean }) => {
  const [isAway, setAway] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const reload = async () => {
    setAway(false)
    const can = await canReload()
    // The visitor may have left meanwhile.
    if (!root.current) return
    if (can) reloadPage()
    else setAway(true)
  }
  const text = isOffline() ? pathsContent.offline : pathsContent.failed
  return (
    <div className={recipe('stack', { gap: 'md' })} role="alert" ref={root}>
      {isPage ? (
        <h1 tabIndex={-1} className={recipe('text', { style: 'title' })}>
          {text}
        </h1>
      ) : (
        <p>{text}</p>
      )}
      {isAway && !isOffline() && <p>{pathsContent.unavailable}</p>}
      <div>
        <Button onClick={() => void reload()}>{pathsContent.reload}</Button>
      </div>
    </div>
  )
}

/**
 * For a page whose script did not load, or not in time. A deployment replaces scripts, and the new ones come with the page, so the page is
 * reloaded, unless the visitor has left for the page of another path, which must not lose what is typed in it. If the server does not
 * answer, a page that says so is shown instead.
 *
 * @param isAt whether this path is one of the page
 */
export const loadedOrReopened = <Page,>(loading: Promise<Page>, isAt: (path: string) => boolean) =>
  withTimeout(loading).catch(async () =>
    (await canReload()) && isAt(pageUrl()?.pathname ?? '')
      ? new Promise<never>(reloadPage)
      : { default: fallbackPage() ?? PageFailed },
  )
