import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'

type Props = { readonly file: string; readonly place: Place }

/** All settings of an option but its label. */
export const OptionDetails = ({ file, place }: Props) => <div data-field={fieldAddress(file, place)} />
