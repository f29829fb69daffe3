import { useLayoutEffect, useRef } from 'react'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { nextProblem } from '#studio/problems/next-problem.ts'
import { useOpenField } from '#studio/tree/use-open-field.ts'
import { fieldAddress } from '#studio/app/addresses.ts'

type Actions = Readonly<Record<'onSearch' | 'onKeys' | 'onUndo' | 'onRedo' | 'onEscape', () => void>>

/** The keys that work everywhere: search, next problem, undo and redo. In a dialog, its fields get these keys. */
export const useStudioKeys = (actions: Actions): void => {
  const editor = useEditor()
  const announce = useAnnounce()
  const openField = useOpenField()
  /** The last problem that F8 went to. */
  const last = useRef<string | null>(null)
  // A layout effect, so that the keys work as soon as the studio is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('dialog')) return
      if (event.key === '?' && !isTyping(event.target)) {
        event.preventDefault()
        actions.onKeys()
        return
      }
      // Whatever is open inside the screen closes first.
      if (event.key === 'Escape' && !event.defaultPrevented) {
        actions.onEscape()
        return
      }
      if (event.key === 'F8') {
        event.preventDefault()
        const field = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-field]') : null
        const next = nextProblem(
          editor.state().problems,
          last.current ?? field?.dataset['field'] ?? null,
          event.shiftKey ? -1 : 1,
        )
        last.current = next ? fieldAddress(next.file, next.place) : null
        if (next) openField(next)
        else announce('There are no problems')
        return
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'k') {
        event.preventDefault()
        actions.onSearch()
        return
      }
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      // Text typed there does not change the content, so the browser's own undo applies.
      if (event.target instanceof Element && event.target.closest('[data-own-undo]')) return
      event.preventDefault()
      actions[isRedo ? 'onRedo' : 'onUndo']()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  })
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
