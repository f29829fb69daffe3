import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ItemPage } from './item-page.tsx'
import { itemFromAddress } from './addresses.ts'
import { pages } from './pages.ts'
import { StartPage } from './start-page.tsx'

/** The screen at the present address. */
export const StudioRoutes = () => {
  const { pathname } = useLocation()
  const item = itemFromAddress(pathname)
  const Page = pages.find(({ address }) => address === pathname)?.Page
  useEffect(() => {
    document.getElementById('studio-item')?.scrollTo(0, 0)
  }, [pathname])
  return (
    <Suspense fallback={<p role="status">Opening…</p>}>
      {item ? (
        <ItemPage key={pathname} {...item} />
      ) : Page ? (
        <Page />
      ) : (
        <StartPage isUnknown={pathname !== '/studio'} />
      )}
    </Suspense>
  )
}
