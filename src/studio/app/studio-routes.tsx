import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { ItemPage } from './item-page.tsx'
import { itemFromAddress, pageAddresses } from './addresses.ts'
import { pageAt } from './pages.ts'
import { screenKey } from './screen-key.ts'
import { ScreenFailed } from './loading/screen-failed.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import { ScreenTitle } from './screen-title.ts'
import { StartPage } from './start/start-page.tsx'

type Props = {
  readonly onTour: () => void
  readonly onSearch: () => void
  readonly onKeys: () => void
  /** Whether the list covers the screen. */
  readonly isHidden: boolean
}

/** The screen at the present address. */
export const StudioRoutes = ({ isHidden, ...starts }: Props) => {
  useHeadingFocus(isHidden)
  const { pathname } = useLocation()
  const item = itemFromAddress(pathname)
  const Page = pageAt(pathname)?.Page
  const key = screenKey(pathname)
  useEffect(() => {
    document.getElementById('studio-item')?.scrollTo(0, 0)
  }, [key])
  return (
    <ErrorBoundary key={key} fallback={<ScreenFailed />}>
      <ScreenTitle />
      <Suspense fallback={<p role="status">Opening…</p>}>
        {item ? (
          <ItemPage {...item} />
        ) : Page ? (
          <Page />
        ) : (
          <StartPage isUnknown={pathname.replace(/\/$/, '') !== pageAddresses.start} {...starts} />
        )}
      </Suspense>
    </ErrorBoundary>
  )
}
