import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { nextProblem } from '#studio/problems/next-problem.ts'
import { useOpenField } from '#studio/tree/use-open-field.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { actionOf, type KeyAction } from './key-actions.ts'

type Actions = Readonly<Record<Exclude<KeyAction, 'onProblem'>, () => void>>

/** The keys that work everywhere except while a dialog is open: search, next problem, undo and redo. */
export const useStudioKeys = (actions: Actions): void => {
  const goToProblem = useGoToProblem()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The focus need not be in the open dialog: a press beside its controls takes it away.
    if (document.querySelector('dialog:modal')) return
    const action = actionOf(event)
    if (!action) return
    if (action !== 'onEscape') event.preventDefault()
    if (action === 'onProblem') goToProblem(event)
    else actions[action]()
  })
  // A layout effect, so that the keys work as soon as the studio is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKeyDown(event)
    }
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
    }
  }, [])
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
