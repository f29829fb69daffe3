import { useLocation } from 'react-router-dom'
import type { Place } from '#editing/place.ts'
import { fieldAddress, fieldInSearch } from './addresses.ts'
import { lazyPart } from './loading/lazy-part.tsx'

const ItemForms = lazyPart(async () => (await import('#studio/form/item-forms.tsx')).ItemForms)

/** The item at an address: the special page for its kind or, if there is none, its form. */
export const ItemPage = ({ file, place }: { readonly file: string; readonly place: Place }) => {
  const { search } = useLocation()
  const field = fieldInSearch(search)
  return <ItemForms file={file} place={place} field={field && fieldAddress(file, field)} />
}
