import type { Place } from '#editing/place.ts'
import { ItemForm } from '#studio/form/item-form.tsx'

type Props = { readonly file: string; readonly place: Place }

const inTheRow = ['label'] as const

/** All settings of an option except its label. */
export const OptionDetails = ({ file, place }: Props) => <ItemForm file={file} place={place} except={inTheRow} />
