import { useEffect, useRef, useState } from 'react'
import { canReload, reloadPage } from '#client/browser/history.ts'
import { isOffline, whenOnline } from '#client/browser/network.ts'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import type { SiteSlice } from '#content/slices/slices.ts'
import { focusHeading } from './focus-heading.ts'
import { usePageTitle } from './page-title.ts'

type Props = Pick<SiteSlice, 'messages' | 'site'>

/**
 * The main part in place of a page that a link led to and that did not load. It loads the page as soon as the server has it: when the
 * device is online again, or when a link leads here again. This cannot loop, because a page whose scripts do not load after that
 * shows `PageFailed`.
 */
export const PageNotLoaded = ({ messages: { common }, site }: Props) => {
  const [reason, setReason] = useState(() => (isOffline() ? 'offline' : 'failed'))
  const heading = reason === 'offline' ? common.offline : common.page_failed
  const root = useRef<HTMLDivElement>(null)
  usePageTitle(heading, site)
  const load = async (): Promise<void> => {
    const can = await canReload()
    // The visitor has left for another page, which must not be reloaded.
    if (!root.current) return
    // Without an answer of the server there is no reload: the browser would show an error page of its own.
    if (can) reloadPage()
    else setReason(isOffline() ? 'offline' : 'away')
  }
  useEffect(() => {
    void load()
    return whenOnline(() => void load())
  }, [])
  const tryAgain = async () => {
    // The same message must be announced again.
    if (reason === 'away') setReason('failed')
    await load()
    if (isOffline()) focusHeading()
  }
  return (
    <div className={recipe('wrap', { width: 'form', pad: 'page' })} ref={root}>
      <div className={recipe('stack', { gap: 'sm' })}>
        <h1 tabIndex={-1} className={recipe('text', { style: 'title' })}>
          {heading}
        </h1>
        <div role="status">{reason === 'away' && <p>{common.unavailable}</p>}</div>
        <div>
          <Button onClick={() => void tryAgain()}>{reason === 'offline' ? common.try_again : common.reload}</Button>
        </div>
      </div>
    </div>
  )
}
