type TextControl = Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd' | 'setRangeText' | 'value'>

/** Replaces the selection with a text, and puts the caret after it. React is not notified. */
export const insertText = (control: TextControl | { value: string }, text: string): void => {
  if (!('setRangeText' in control)) return
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end')
}
