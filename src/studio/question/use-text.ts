import { setValue, type ValueWords } from '#editing/build/set-value.ts'
import { placeText, type Place } from '#editing/place.ts'
import { useEditor, useValue } from '#studio/editor/use-editor.ts'

type Text = {
  readonly value: string
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
  readonly onBlur: () => void
}

/**
 * A text of the content as the properties of an input: every key is stored at once, and undone together.
 *
 * @param words `isOptional`: an empty text removes the setting; `typing`: the act that the text belongs to, if it is not one of its own
 */
export const useText = (
  file: string,
  place: Place,
  words: ValueWords & { readonly isOptional?: boolean; readonly typing?: string },
): Text => {
  const editor = useEditor()
  const value = useValue(file, place)
  return {
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget: { value: typed } }) => {
      const after = typed === '' && words.isOptional ? undefined : typed
      const { operations, title } = setValue(editor.state().data, file, place, after, words)
      if (operations.length > 0) editor.act(title, operations, words.typing ?? typingIn(file, place))
    },
    onBlur: editor.endTyping,
  }
}

/** The key under which what is typed into a field is one act. */
export const typingIn = (file: string, place: Place): string => `${file}:${placeText(place)}`
