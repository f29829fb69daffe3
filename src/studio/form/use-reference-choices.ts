import { useMemo } from 'react'
import type { Reference } from '#content/schema/references.ts'
import type { Place } from '#editing/place.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import type { ComboboxOption } from '#studio/ui/combobox.tsx'
import { useForm } from './form-context.ts'
import { referenceChoices, type ReferenceChoice } from './named-things.ts'
import { pictureAddress } from './picture-address.ts'

type Where = { readonly file: string; readonly place: Place; readonly to: Reference }

export const useReferenceChoices = ({ file, place, to }: Where): readonly ReferenceChoice[] => {
  const { schemas } = useForm()
  const data = useEditorState((state) => state.data)
  return useMemo(() => referenceChoices(schemas, data, { file, place, to }), [schemas, data, file, place, to])
}

/** As choices of a combobox. An id that nothing has is among them, so that it is not lost from sight. */
export const comboboxOptions = (
  choices: readonly ReferenceChoice[],
  chosen: readonly string[] = [],
): readonly ComboboxOption[] => [
  ...choices.map(({ group, id, label, picture }) => ({
    value: id,
    label,
    ...(group !== undefined && { group }),
    ...(picture !== undefined && { picture: pictureAddress(picture) }),
  })),
  ...chosen
    .filter((id) => !choices.some((choice) => choice.id === id))
    .map((id) => ({ value: id, label: 'Something that is not there any more', detail: id })),
]
