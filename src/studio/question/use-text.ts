import { setValue, type ValueWords } from '#editing/build/set-value.ts'
import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditor, useValue } from '#studio/editor/use-editor.ts'

type Text = { readonly value: string; readonly change: (text: string) => void }

/**
 * A text of the content that is edited outside a form: every key press is stored at once; all until `endTyping` are undone together.
 *
 * @param words `typing`: the key of the act to join, if typing is not an act of its own
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
