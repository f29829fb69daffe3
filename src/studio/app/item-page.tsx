import { useLocation } from 'react-router-dom'
import type { Place } from '#editing/place.ts'
import { fieldInSearch } from './addresses.ts'
import { useFieldFocus } from './field-focus.ts'

/** The item at an address: its form, or the page that is made for its kind. */
export const ItemPage = ({ file, place }: { readonly file: string; readonly place: Place }) => {
  const { search } = useLocation()
  useFieldFocus(file, fieldInSearch(search))
  return (
    <h1>
      {file} {place.join(' ')}
    </h1>
  )
}
