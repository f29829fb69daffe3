export type KeyAction = 'onSearch' | 'onKeys' | 'onProblem' | 'onUndo' | 'onRedo' | 'onEscape'

/** What a key asks the studio to do. undefined: nothing. */
export const actionOf = (event: KeyboardEvent): KeyAction | undefined => {
  if (event.key === '?' && !isInside(event.target, fields)) return 'onKeys'
  // Whatever is open inside the screen closes first.
  if (event.key === 'Escape' && !event.defaultPrevented) return 'onEscape'
  if (event.key === 'F8') return 'onProblem'
  return (event.ctrlKey || event.metaKey) && !event.altKey ? actionWithCtrl(event) : undefined
}

const actionWithCtrl = (event: KeyboardEvent): KeyAction | undefined => {
  const key = event.key.toLowerCase()
  if (key === 'k') return 'onSearch'
  // Text typed there does not change the content, so the browser's own undo applies.
  if (isInside(event.target, '[data-own-undo]')) return undefined
  if (key === 'y') return 'onRedo'
  if (key === 'z') return event.shiftKey ? 'onRedo' : 'onUndo'
  return undefined
}

/** Whether a key that is pressed in the preview is for the studio. Text typed into the preview has the browser's own undo. */
export const isForStudio = (event: KeyboardEvent): boolean => {
  const action = actionOf(event)
  if (action === undefined || action === 'onEscape') return false
  return !((action === 'onUndo' || action === 'onRedo') && isInside(event.target, fields))
}

const fields = 'input, textarea, select, [contenteditable="true"]'

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null
