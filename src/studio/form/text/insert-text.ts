type TextControl = Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd' | 'setRangeText' | 'value'>

/** Puts a text in place of what is selected, with the caret after it. React does not hear of it. */
export const insertText = (control: TextControl | { value: string }, text: string): void => {
  if (!('setRangeText' in control)) return
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end')
}
