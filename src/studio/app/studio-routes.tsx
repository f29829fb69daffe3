import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ItemPage } from './item-page.tsx'
import { itemFromAddress } from './addresses.ts'
import { pages } from './pages.ts'
import { screenKey } from './screen-key.ts'
import { StartPage } from './start-page.tsx'

type Props = { readonly onTour: () => void; readonly onSearch: () => void; readonly onKeys: () => void }

/** The screen at the present address. */
export const StudioRoutes = (starts: Props) => {
  const { pathname } = useLocation()
  const item = itemFromAddress(pathname)
  const Page = pages.find(({ address }) => address === pathname)?.Page
  const key = screenKey(pathname)
  useEffect(() => {
    document.getElementById('studio-item')?.scrollTo(0, 0)
  }, [key])
  return (
    <Suspense fallback={<p role="status">Opening…</p>}>
      {item ? (
        <ItemPage key={key} {...item} />
      ) : Page ? (
        <Page />
      ) : (
        <StartPage isUnknown={pathname !== '/studio'} {...starts} />
      )}
    </Suspense>
  )
}
