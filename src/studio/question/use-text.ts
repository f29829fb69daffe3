import { setValue, type ValueWords } from '#editing/build/set-value.ts'
import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditor, useValue } from '#studio/editor/use-editor.ts'

type Text = { readonly value: string; readonly change: (text: string) => void }

/**
 * A text of the content outside of a form: every key is stored at once, and undone together with the others until `endTyping`.
 *
 * @param words `typing`: the act that the text belongs to, if it is not one of its own
 */
export const useText = (
  file: string,
  place: Place,
  words: ValueWords & { readonly typing?: string | undefined },
): Text => {
  const editor = useEditor()
  const value = useValue(file, place)
  return {
    value: typeof value === 'string' ? value : '',
    change: (text) => {
      const { operations, title } = setValue(editor.state().data, file, place, text, words)
      editor.act(title, operations, words.typing ?? fieldAddress(file, place))
    },
  }
}
