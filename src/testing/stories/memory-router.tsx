import { useState, type ReactNode } from 'react'
import { locationAt, Router, type Navigate, type Place } from '#pages/router/router.tsx'

type Props = { readonly at?: string; readonly state?: unknown; readonly children: ReactNode }

/** A router for stories, which leaves the address of the browser alone. */
export const MemoryRouter = ({ at = '/', children, state = null }: Props) => {
  const [{ arrival, location }, setPlace] = useState<Omit<Place, 'navigate'>>(() => ({
    location: locationAt(at, state),
    arrival: 'pop',
  }))
  const [navigate] = useState((): Navigate => (to, { replace = false, state: given = null } = {}) => {
    setPlace({ location: locationAt(to, given), arrival: replace ? 'replace' : 'push' })
  })
  return <Router place={{ location, arrival, navigate }}>{children}</Router>
}
