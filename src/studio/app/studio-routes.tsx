import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { ItemPage } from './item-page.tsx'
import { itemFromAddress, pageAddresses } from './addresses.ts'
import { pages } from './pages.ts'
import { screenKey } from './screen-key.ts'
import { ScreenFailed } from './screen-failed.tsx'
import { StartPage } from './start-page.tsx'

type Props = { readonly onTour: () => void; readonly onSearch: () => void; readonly onKeys: () => void }

/** The screen at the present address. */
export const StudioRoutes = (starts: Props) => {
  const { pathname } = useLocation()
  const item = itemFromAddress(pathname)
  const page = pathname.replace(/\/$/, '')
  const Page = pages.find(({ address }) => address === page)?.Page
  const key = screenKey(pathname)
  useEffect(() => {
    document.getElementById('studio-item')?.scrollTo(0, 0)
  }, [key])
  return (
    <ErrorBoundary key={key} fallback={<ScreenFailed />}>
      <Suspense fallback={<p role="status">Opening…</p>}>
        {item ? (
          <ItemPage {...item} />
        ) : Page ? (
          <Page />
        ) : (
          <StartPage isUnknown={page !== pageAddresses.start} {...starts} />
        )}
      </Suspense>
    </ErrorBoundary>
  )
}
