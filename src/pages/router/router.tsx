/**
 * The router of the pages. Each page has one address, written in full: no nesting, no relative links, no data. React Router is for more
 * than that, and took a twelfth of what a visitor loads before the first question.
 */
import { createContext, useContext, useEffect, type ReactNode } from 'react'

export type Location = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** What was given to `navigate`; null after other navigations. */
  readonly state: unknown
}

/** `pop`: the first page, and Back and Forward. */
export type Arrival = 'pop' | 'push' | 'replace'

export type Navigate = (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void

export type Place = { readonly location: Location; readonly arrival: Arrival; readonly navigate: Navigate }

const PlaceContext = createContext<Place | null>(null)

export const Router = ({ children, place }: { readonly place: Place; readonly children: ReactNode }) => (
  <PlaceContext value={place}>{children}</PlaceContext>
)

const usePlace = (): Place => {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('A page is rendered outside of a router')
  return place
}

export const useLocation = (): Location => usePlace().location
export const useArrival = (): Arrival => usePlace().arrival
/** The same function for as long as the page is open. */
export const useNavigate = (): Navigate => usePlace().navigate

/** Leads to another page, in the place of this one. */
export const Redirect = ({ to }: { readonly to: string }) => {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(to, { replace: true })
  }, [navigate, to])
  return null
}

/** The page at a path where nobody navigates: in a prerendered page. */
export const StaticRouter = ({ children, path }: { readonly path: string; readonly children: ReactNode }) => (
  <Router place={{ location: locationAt(path), arrival: 'pop', navigate: () => undefined }}>{children}</Router>
)

/** `to` is a path, which may have a query and a fragment. */
export const locationAt = (to: string, state: unknown = null): Location => {
  const { hash, pathname, search } = new URL(to, 'http://localhost')
  return { pathname, search, hash, state }
}
