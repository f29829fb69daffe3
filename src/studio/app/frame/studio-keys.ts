import { useLayoutEffect, useRef } from 'react'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { nextProblem } from '#studio/problems/next-problem.ts'
import { useOpenField } from '#studio/tree/use-open-field.ts'
import { fieldAddress } from '#studio/app/addresses.ts'

type Actions = Readonly<Record<'onSearch' | 'onKeys' | 'onUndo' | 'onRedo' | 'onEscape', () => void>>

/** The keys that work everywhere: search, next problem, undo and redo. In a dialog, its fields get these keys. */
export const useStudioKeys = (actions: Actions): void => {
  const goToProblem = useGoToProblem()
  // A layout effect, so that the keys work as soon as the studio is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isInside(event.target, 'dialog')) return
      const action = actionOf(event)
      if (!action) return
      if (action !== 'onEscape') event.preventDefault()
      if (action === 'onProblem') goToProblem(event)
      else actions[action]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  })
}

/** What a key asks for. undefined: nothing of the studio. */
const actionOf = (event: KeyboardEvent): keyof Actions | 'onProblem' | undefined => {
  if (event.key === '?' && !isInside(event.target, fields)) return 'onKeys'
  // Whatever is open inside the screen closes first.
  if (event.key === 'Escape' && !event.defaultPrevented) return 'onEscape'
  if (event.key === 'F8') return 'onProblem'
  return (event.ctrlKey || event.metaKey) && !event.altKey ? actionWithCtrl(event) : undefined
}

const actionWithCtrl = (event: KeyboardEvent): keyof Actions | undefined => {
  const key = event.key.toLowerCase()
  if (key === 'k') return 'onSearch'
  // Text typed there does not change the content, so the browser's own undo applies.
  if (isInside(event.target, '[data-own-undo]')) return undefined
  if (key === 'y') return 'onRedo'
  if (key === 'z') return event.shiftKey ? 'onRedo' : 'onUndo'
  return undefined
}

/** Returns a function that opens the field of the next problem, or, with Shift, of the one before. */
const useGoToProblem = () => {
  const editor = useEditor()
  const announce = useAnnounce()
  const openField = useOpenField()
  /** The last problem that F8 went to. */
  const last = useRef<string | null>(null)
  return ({ shiftKey, target }: KeyboardEvent) => {
    const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
    const from = last.current ?? field?.dataset['field'] ?? null
    const next = nextProblem(editor.state().problems, from, shiftKey ? -1 : 1)
    last.current = next ? fieldAddress(next.file, next.place) : null
    if (next) openField(next)
    else announce('There are no problems')
  }
}

const fields = 'input, textarea, select, [contenteditable="true"]'

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null
