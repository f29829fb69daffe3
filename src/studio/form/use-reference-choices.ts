import { useRef } from 'react'
import type { Reference } from '#content/schema/references.ts'
import type { Place } from '#editing/place.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import type { ComboboxOption } from '#studio/ui/combobox.tsx'
import { useFormContext } from './form-context.ts'
import { referenceChoices, type ReferenceChoice } from './schema/content-things.ts'
import { pictureAddress } from './pictures/picture-address.ts'

type Where = { readonly file: string; readonly place: Place; readonly to: Reference }

/**
 * The things that a reference can refer to, with the addresses of their pictures. The same array until a name changes, so that a field does
 * not render at every key press elsewhere.
 */
export const useReferenceChoices = ({ file, place, to }: Where): readonly ReferenceChoice[] => {
  const { schemas } = useFormContext()
  const last = useRef<readonly ReferenceChoice[]>([])
  return useEditorState(({ data, draft }) => {
    const choices = referenceChoices(schemas, data, { file, place, to }).map((choice) =>
      choice.picture === undefined ? choice : { ...choice, picture: pictureAddress(choice.picture, draft) },
    )
    if (!areSame(choices, last.current)) last.current = choices
    return last.current
  })
}

const areSame = (some: readonly ReferenceChoice[], others: readonly ReferenceChoice[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index]
    return (
      one.id === other?.id && one.label === other.label && one.group === other.group && one.picture === other.picture
    )
  })

/** The options of a combobox. An id without a target is among them, so that it stays visible. */
export const comboboxOptions = (
  choices: readonly ReferenceChoice[],
  chosen: readonly string[] = [],
): readonly ComboboxOption[] => [
  ...choices.map(({ group, id, label, picture }) => ({
    value: id,
    label,
    ...(group !== undefined && { group }),
    ...(picture !== undefined && { picture }),
  })),
  ...chosen
    .filter((id) => !choices.some((choice) => choice.id === id))
    .map((id) => ({ value: id, label: 'Something that is not there any more', detail: id })),
]
